export interface TestServer {
  url: string
  stop(): Promise<void>
}
