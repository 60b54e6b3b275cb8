export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { demoRecording, sharedFolder } from './paths.ts'
