/** The page of a collection, by its contract. */
export function pathOfCollection(contract: string): string {
  return `/nfts/${contract}/`
}

/** The page of one of a collection; its contract may have called it anything. */
export function pathOfNft(contract: string, token: string): string {
  return `/nft/${contract}/${encodeURIComponent(token)}/`
}
