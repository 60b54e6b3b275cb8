export { isAlive } from './is-alive.ts'
export { findPrograms, startLocalPostgres, type LocalPostgres } from './start-local-postgres.ts'
