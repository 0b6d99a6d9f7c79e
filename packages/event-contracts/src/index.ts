export { checkEvent } from './check-event.ts'
export { type EventPayload, type EventSubject, eventSchemas } from './event-schemas.ts'
