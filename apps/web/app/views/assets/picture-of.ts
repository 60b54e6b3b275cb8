import type { Listed } from '../../sources/lists/listed.ts'

/** Of what somebody has looked at alone: a stranger's token doesn't get to look like another. */
export function pictureOf(asset: string, listed: Listed | undefined): { picture?: string } {
  const found = listed?.find(asset)
  return found === undefined || found.tier === 'unverified' ? {} : pictureAt(found.logo)
}

/** @param id as a list tells it; empty for none */
export function pictureAt(id: string): { picture?: string } {
  return id === '' ? {} : { picture: `/picture/${encodeURIComponent(id)}` }
}
