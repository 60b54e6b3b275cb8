/**
 * What was chosen as the query of an address, with its question mark; empty where nothing was.
 *
 * @example formatQuery({ status: 'failed', token: '' }) // '?status=failed'
 */
export function formatQuery(chosen: Readonly<Record<string, string>>): string {
  const set = Object.entries(chosen).filter(([, value]) => value !== '')
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`
}
