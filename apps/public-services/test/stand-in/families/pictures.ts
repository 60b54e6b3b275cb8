import { get, json, routes } from '../family.ts'

/** A picture of one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = { answer: () => ({ type: 'image/png', body: point }) }

/** Pictures of tokens, of Injective's account alone. */
export const pictures = routes(get('/lPzngbR8EltRfBOi_WYaXw/:image/public', picture))

/** Pictures that validators have at Keybase. */
export const identities = routes(get('/keybase_processed_uploads/:file', picture))

function describeNft(hash: string) {
  return {
    name: 'A cat of IPFS',
    description: 'It stands in IPFS, with its picture.',
    image: `ipfs://${hash}/nft.png`,
    attributes: [{ trait_type: 'Fur', value: 'red' }],
  }
}

/** A gateway to IPFS: what is there is anybody's. */
export const ipfs = routes(
  get('/ipfs/:hash', {
    answer: () => ({ type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  }),
  get('/ipfs/:hash/nft.json', { answer: ({ params: { hash } }) => json(describeNft(hash ?? '')) }),
  get('/ipfs/:hash/nft.png', picture),
  get('/ipfs/:hash/:file', { answer: () => json({ message: 'no such file' }, 404) }),
)
