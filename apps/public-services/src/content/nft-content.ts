import { ipfsPathOf } from '@injsight/chain'
import { badChainData, notFound } from '@injsight/errors'
import type { GetNftContentRequest, GetNftContentResponse, GetPictureResponse } from '@injsight/injsight-v1'
import { getNft } from '../chain-state/contracts/nfts.ts'
import type { Host } from '../upstream/host.ts'
import { readPicture } from './pictures.ts'
import { isObject, textOf } from './read-json.ts'

type Sources = { chain: Pick<Host, 'transport'>; ipfs: Pick<Host, 'getJson' | 'getArt'> }

const longestJson = 256 << 10

/**
 * What NFTs are like where their contracts lead to IPFS for it, and no other file: whoever asks can't choose what we ask for.
 *
 * @throws Fault `not-found` for one whose contract leads nowhere in IPFS; `bad-chain-data` for what is too large
 */
export function createNftContent({ chain, ipfs }: Sources) {
  async function getNftContent(asked: GetNftContentRequest): Promise<GetNftContentResponse> {
    const { uri } = await getNft(chain, asked)
    return { json: await readJson(uri, asked) }
  }

  async function readJson(uri: string, { token }: GetNftContentRequest): Promise<string> {
    const path = ipfsPathOf(uri)
    if (path === undefined)
      throw notFound('nft.content', `No contract leads to IPFS for ${token.slice(0, 80)}`)
    const json = await ipfs.getJson(path)
    if (json.length > longestJson)
      throw badChainData(
        'nft.content',
        `What stands at ${path} has ${json.length} bytes, more than ${longestJson}`,
      )
    return json.toString()
  }

  async function getNftPicture(asked: GetNftContentRequest): Promise<GetPictureResponse> {
    const { uri, extension } = await getNft(chain, asked)
    const link = linkToPicture(extension || (await readJson(uri, asked)))
    const path = ipfsPathOf(link)
    if (path === undefined)
      throw notFound('nft.picture', `The picture of ${asked.token.slice(0, 80)} is not in IPFS`)
    return readPicture(await ipfs.getArt(path), asked.token.slice(0, 80))
  }

  return { getNftContent, getNftPicture }
}

/** As it is called by most; empty where there is none. */
function linkToPicture(json: string): string {
  try {
    const told: unknown = JSON.parse(json)
    return isObject(told) ? textOf(told['image'] ?? told['image_url']) : ''
  } catch {
    return ''
  }
}
