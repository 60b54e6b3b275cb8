// @vitest-environment node
import { GenericAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const chain = vi.hoisted(() => ({ unary: vi.fn(), mergeOptions: () => ({}) }))
vi.mock('../asking/clients.server.ts', () => ({ chain, injsight: {} }))
beforeAll(() => void vi.resetModules()) // another file of tests has asked by the clients that there are
afterAll(() => void vi.resetModules())

const vote = '/cosmos.gov.v1.MsgVote'
const authorization = {
  typeUrl: `/${GenericAuthorization.typeName}`,
  value: GenericAuthorization.toBinary({ msg: vote }),
}

/** The chain as it answers both lists. */
function tell(granters: string[], nextKey = new Uint8Array()) {
  chain.unary.mockReset().mockImplementation(({ name }: { name: string }) => ({
    response: Promise.resolve(
      name === 'Grants'
        ? { grants: [{ authorization }], pagination: { nextKey: new Uint8Array() } }
        : { allowances: granters.map((granter) => ({ granter })), pagination: { nextKey } },
    ),
  }))
}

test('[WALLET-06] what the chain lets a key do is told by the chain, of the one who has granted it alone', async () => {
  const { fetchStanding } = await import('./standing.server.ts')
  tell(['inj1other', 'inj1owner'])
  expect(await fetchStanding('inj1owner', 'inj1key')).toEqual({ types: [vote], hasAllowance: true })
  expect(chain.unary.mock.calls.map(([, asked]) => asked)).toMatchObject([
    { granter: 'inj1owner', grantee: 'inj1key', msgTypeUrl: '' },
    { grantee: 'inj1key' },
  ])
  tell(['inj1other'])
  expect(await fetchStanding('inj1owner', 'inj1key')).toEqual({ types: [vote], hasAllowance: false })
})

test('[WALLET-06] a list that goes on doesn’t say that something is not in it', async () => {
  const { fetchStanding } = await import('./standing.server.ts')
  tell(['inj1other'], new Uint8Array([1]))
  await expect(fetchStanding('inj1owner', 'inj1key')).rejects.toMatchObject({ code: 'grants.many' })
})
