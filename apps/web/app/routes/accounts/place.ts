/** Where in its two lists an account's page stands; empty cursors are their beginnings. */
export type Place = { account: string; token: string; from: string }

/** Its path, without a language. */
export function pathAt({ account, token, from }: Place): string {
  const cursors = Object.entries({ token, balances: from }).filter(([, cursor]) => cursor !== '')
  const query = new URLSearchParams(cursors).toString()
  return `/account/${account}/${query && `?${query}`}`
}
