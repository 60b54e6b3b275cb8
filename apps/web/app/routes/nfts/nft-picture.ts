import { notFound } from '@injsight/errors'
import { page } from '../../page.server.ts'
import { fetchNftPicture } from '../../sources/lists/lists.server.ts'
import { answerPicture } from '../../views/assets/answer-picture.server.ts'
import type { Route } from './+types/nft-picture'

/** The picture of an NFT that stands in IPFS: no visitor's browser asks a gateway for it. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const [, contract = '', token = ''] = /^([^/]+)\/(.+?)\/?$/.exec(params['*']) ?? []
  if (token === '') throw notFound('page', `Page not found: ${url.pathname}`)
  return answerPicture(await fetchNftPicture(contract, token))
})
