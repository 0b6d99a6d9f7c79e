/** Whether the servers of tests run in Docker (`TEST_SERVERS=containers`) instead of as processes of this machine. */
export function usesContainers(): boolean {
  const choice = process.env.TEST_SERVERS ?? 'processes'
  if (choice !== 'processes' && choice !== 'containers')
    throw new Error(`TEST_SERVERS is "${choice}", neither processes nor containers`)
  return choice === 'containers'
}
