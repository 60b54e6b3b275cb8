// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { findRestrictionOf } from '../../restrictions/may-act.server.ts'
import * as delegation from '../../sources/transactions/delegation.server.ts'
import { action as makeDelegated } from './delegate-json.ts'
import { action as sendDelegated } from './send-delegated-json.ts'

vi.mock('../../restrictions/may-act.server.ts', () => ({ findRestrictionOf: vi.fn() }))
vi.mock('../../sources/names/fetch-names.server.ts', () => ({ fetchNames: async () => ({}) }))
vi.mock('../../sources/transactions/delegation.server.ts', async (load) => ({
  ...(await load<typeof delegation>()),
  makeDelegated: vi.fn(async () => ({ payer: 'inj1payer', typedData: '{}', payerSignature: '' })),
  sendDelegated: vi.fn(async () => ({ hash: 'AB' })),
}))
beforeEach(() => vi.clearAllMocks())

/** The curve's own first point, and its account. */
const key = Uint8Array.fromHex('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798')
const account = 'inj10e0525sfrf53yh2aljmm3sn9jq5njk7lwfmzjf'

async function post(action: typeof makeDelegated | typeof sendDelegated, form: Record<string, string>) {
  const url = new URL('https://example.org/act/')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const answer = await action({ request, url } as never)
  return (await answer.json()) as object
}

const wanted = { from: account, memo: '', timeoutHeight: '7', evmChainId: '1439', messages: '[{}]' }
const signed = {
  signature: 'AA==',
  publicKey: key.toBase64(),
  context: '{}',
  messages: '[{}]',
  evmChainId: '1439',
  payer: 'inj1payer',
  payerSignature: '',
}

test('[NET-12] [WALLET-08] another pays for whoever may act, and is asked for nobody else', async () => {
  expect(await post(makeDelegated, wanted)).toMatchObject({ payer: 'inj1payer' })
  expect(await post(sendDelegated, signed)).toEqual({ hash: 'AB' })
  expect(vi.mocked(findRestrictionOf).mock.calls.map(([, accounts]) => accounts)).toEqual([
    [account],
    [account],
  ])
  vi.mocked(findRestrictionOf).mockResolvedValue('address')
  vi.mocked(delegation.makeDelegated).mockClear()
  vi.mocked(delegation.sendDelegated).mockClear()
  expect(await post(makeDelegated, wanted)).toEqual({})
  expect(await post(sendDelegated, signed)).toMatchObject({ refusal: { codespace: 'injsight', code: 1 } })
  expect(delegation.makeDelegated).not.toHaveBeenCalled()
  expect(delegation.sendDelegated).not.toHaveBeenCalled()
})

test('[WALLET-08] what is no key of an account is refused before anybody is asked', async () => {
  const odd = { ...signed, publicKey: 'AA==' }
  await expect(post(sendDelegated, odd)).rejects.toMatchObject({ init: { status: 400 } })
  expect(delegation.sendDelegated).not.toHaveBeenCalled()
})
