export { startLocalPostgres, type LocalPostgres } from './start-local-postgres.ts'
