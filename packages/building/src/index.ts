export { buildIndexer, buildSite } from './programs.ts'
