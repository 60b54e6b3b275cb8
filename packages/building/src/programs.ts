import { buildOnce } from './build-once.ts'

/** Tells, once and only when there is something to do, what is being done. */
type Say = (line: string) => void

/** @throws Fault `unavailable`, code `program.build`, with the build's own words */
export function buildSite(say: Say): Promise<void> {
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build']
  return buildOnce({ name: 'site', folder: 'apps/web', command, takes: 'about half a minute' }, say)
}

/** @throws Fault `unavailable`, code `program.build`, with the build's own words */
export function buildIndexer(say: Say): Promise<void> {
  const command = ['apps/indexer/build.ts']
  return buildOnce({ name: 'indexer', folder: 'apps/indexer', command, takes: 'a few seconds' }, say)
}
