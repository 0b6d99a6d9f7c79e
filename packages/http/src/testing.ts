export { checkConventions } from './testing/conventions.ts'
export { checkErrorTable } from './testing/error-table.ts'
export { hostileValues } from './testing/hostile-values.ts'
export { createTestSessions, type TestSession, type TestSessions } from './testing/test-sessions.ts'
