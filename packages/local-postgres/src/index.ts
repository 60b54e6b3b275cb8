export { isAlive } from './is-alive.ts'
export { startLocalPostgres, type LocalPostgres } from './start-local-postgres.ts'
