export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { digestTables } from './digest-tables.ts'
export { demoRecording, sharedFolder } from './paths.ts'
export { startStack, type Stack } from './start-stack.ts'
