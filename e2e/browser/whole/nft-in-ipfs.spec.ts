import { startPublicServices, startSite, startStandIn } from '@injsight/testing'
import { patchAnswer } from '../support/patch-answer.ts'
import { findStack } from '../support/stacks.ts'
import { plainTest as test } from '../support/plain.ts'
import { expect } from '../support/test.ts'
import { startUnrulyIndex } from '../support/unruly-index.ts'

const path = '/nft/0x00DD563fc789cde77af54228FE088562300e85F8/1/'
const uri = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/nft.json'
const uriOfNft = 3

test('[NFT-01] [ASSET-04] an NFT that stands in IPFS is told and shown, and no browser asks for it there', async ({
  page,
}) => {
  const index = await startUnrulyIndex(findStack('newer', 'INDEX_URL'))
  index.misbehave(/GetNft$/, (body) => patchAnswer(body, [uriOfNft], uri))
  const standIn = await startStandIn(index.url)
  const { CHAIN_GRPC_URL = '', IPFS_GATEWAY_URL = '' } = standIn.settings
  const services = await startPublicServices(index.url, { CHAIN_GRPC_URL, IPFS_GATEWAY_URL })
  const site = await startSite(services.url)
  try {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).origin))
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A cat of IPFS')
    await expect(page.getByText('It stands in IPFS, with its picture.')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Traits' }).getByRole('row', { name: /Fur.*red/ }),
    ).toBeVisible()
    const picture = page.getByRole('img', { name: 'A cat of IPFS' })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    await expect(page.getByText('this site asked a gateway for it').first()).toBeVisible()
    expect(new Set(asked)).toEqual(new Set([new URL(site.url).origin]))
    const traits = await (
      await page.request.get(`${site.url}/nfts/0x00DD563fc789cde77af54228FE088562300e85F8/traits.csv?token=1`)
    ).text()
    expect(traits).toContain('Fur,red')
  } finally {
    await site.stop()
    await services.stop()
    await standIn.stop()
    await index.stop()
  }
})
