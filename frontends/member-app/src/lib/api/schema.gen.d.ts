interface ErrorBody {
  code: string
  message: string
  requestId: string
  fields?: Record<string, string>
}
interface Failures {
  default: { headers: Record<string, unknown>; content: { 'application/json': ErrorBody } }
}
interface Json<T> {
  headers: Record<string, unknown>
  content: { 'application/json': T }
}
interface Markdown {
  headers: Record<string, unknown>
  content: { 'text/markdown': string }
}
interface NoParameters {
  query?: never
  header?: never
  path?: never
  cookie?: never
}
interface PlainGet<T> {
  parameters: NoParameters
  requestBody?: never
  responses: { 200: Json<T> } & Failures
}
interface Post<Body, T> {
  parameters: NoParameters
  requestBody: { content: { 'application/json': Body } }
  responses: { 200: Json<T> } & Failures
}
interface PlainPost<T> {
  parameters: NoParameters
  requestBody?: never
  responses: { 200: Json<T> } & Failures
}
interface Text {
  parameters: NoParameters
  requestBody?: never
  responses: { 200: Markdown } & Failures
}
type Role = 'ROLE_ADMIN' | 'ROLE_PERSON_IN_CHARGE' | 'ROLE_CUSTOMER' | 'ROLE_GENERAL' | 'ROLE_ENTERPRISE'
interface CurrentUser {
  id: string
  userId: string
  username: string
  email: string
  roles: Role[]
  authorities: string[]
  premium: boolean
  enterprise: boolean
  agency: { name: string; code: string; status: string }
  profile: { birthYear: number; birthMonth: number; birthDay: number; gender: number }
}
interface Sound {
  id: string
  soundSrc: string
  title: string
  genre: string
  place: string
  tags: string[]
  country?: string
  durationSeconds: number
}
interface Duration {
  hour: number
  minutes: number
  seconds: number
}
interface PlayingRecord {
  dmvTypeCode: string
  planCode: string
  vibrationId: string
  startDateTime: string
  endDateTime: string
  totalPlayingTime: string
  playSessionId?: string
}
export interface paths {
  '/auth/login': { post: Post<{ loginId: string; password: string }, Record<string, never>> }
  '/auth/me': { post: PlainPost<CurrentUser>; get: PlainGet<CurrentUser> }
  '/auth/refresh': { post: PlainPost<Record<string, never>> }
  '/auth/logout': { get: PlainGet<Record<string, never>>; post: PlainPost<Record<string, never>> }
  '/page-size/scale': { get: PlainGet<number> }
  '/page-size/set-scale': {
    post: Omit<PlainPost<Record<string, never>>, 'parameters'> & {
      parameters: { query: { scale: number }; header?: never; path?: never; cookie?: never }
    }
  }
  '/static/agreements/privacy_policy.md': { get: Text }
  '/static/agreements/terms_of_service.md': { get: Text }
  '/static/agreements/data_analytics_agreement.md': { get: Text }
  '/soundesthe/free-sound': { get: PlainGet<Sound> }
  '/soundesthe/random': { get: PlainGet<Sound> }
  '/dmv/record-playing': { post: Post<PlayingRecord, Record<string, never>> }
  '/v2/activity/monthly': {
    get: PlainGet<{ label: string; aiEstheTime: Duration; medicalSoundTime: Duration }[]>
  }
  '/activity/weekly': { get: PlainGet<{ label: string; score: number }[]> }
  '/media/renew-link': { post: Post<{ soundSrc: string }, { soundSrc: string }> }
}
