// @vitest-environment node
import { AuthInfo, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { readRefusal } from '@injsight/chain'
import { expect, test } from 'vitest'
import { languages } from '../../../language/languages.ts'
import { plainText } from '../../../language/written.ts'
import { viewOutcome, viewRaw } from './raw-view.server.ts'

const bankSend =
  'CqUBCogBChwvY29zbW9zLmJhbmsudjFiZXRhMS5Nc2dTZW5kEmgKKmluajF1ZHA5dDkyMm40cXY3ZGN6dXlyejVhcWVoZ3FtZDYweHczaHp4NhIqaW5qMWx2bHd0Zzh3d2xuZnF6Nng4NHMzNTlhdnJzbWx0dnE1czJ1M3EwGg4KA2luahIHMTIzNDU2NxIYaGVsbG8gZnJvbSBhIGxvY2FsIGNoYWluEnsKXApUCi0vaW5qZWN0aXZlLmNyeXB0by52MWJldGExLmV0aHNlY3AyNTZrMS5QdWJLZXkSIwohAgeBDF5NsKic8pgqlrzTE9zhj9PbpDEPQmLxDPSUgZ6vEgQKAggBEhsKFQoDaW5qEg44MDAwMDAwMDAwMDAwMBCgwh4aQKCB3wn4jiNmDJEkmbvE3bK0VTepdrwU4k34tdbda5UrTFe3QIhS+pD6RoXNYAR58Hx5d/h0FnKXTFSmQpSpk24='
const raw = Uint8Array.fromBase64(bankSend)
const names = {
  tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

test('[TX-07] what the chain refuses is said in words, with what may be done, in every language', () => {
  const log = 'account sequence mismatch, expected 3, got 9: incorrect account sequence'
  const told = languages.map((language) => {
    const { refusal } = viewOutcome({ refusal: { codespace: 'sdk', code: 32, log } }, raw, {
      language,
      names,
    })
    expect(refusal?.log).toBe(log)
    return [plainText(refusal?.words ?? []), refusal?.step]
  })
  expect(told[0]?.[0]).toBe('It came out of turn: the account’s number 3 was due, and this was number 9')
  expect(new Set(told.flat()).size).toBe(10)
})

test('[TX-07] a fee that another is to pay says who', () => {
  expect(plainText(viewRaw(raw, naming).fee)).toBe('0.00008 INJ')
  const tx = TxRaw.fromBinary(raw)
  const info = AuthInfo.fromBinary(tx.authInfoBytes)
  if (info.fee !== undefined) info.fee.granter = 'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s'
  const granted = TxRaw.toBinary({ ...tx, authInfoBytes: AuthInfo.toBinary(info) })
  expect(plainText(viewRaw(granted, naming).fee)).toBe('0.00008 INJ, paid by inj15f5q…nzq2s')
})

test('[TX-07] what the chain only tried is told alike', () => {
  const said =
    "spendable balance 1inj is smaller than 1234567inj: insufficient funds [send.go:289] with gas used: '75417'"
  const { refusal } = viewOutcome(
    { refusal: readRefusal(said) ?? { codespace: '', code: 0, log: '' } },
    raw,
    naming,
  )
  expect(plainText(refusal?.words ?? [])).toContain('0.000000000001234567 INJ')
})

test('[TX-07] words without a code are the chain’s alone, and what it took has none', () => {
  const { refusal } = viewOutcome({ refusal: { codespace: '', code: 0, log: 'no' } }, raw, naming)
  expect(refusal).toEqual({ words: [], step: '', log: 'no' })
  expect(viewOutcome({ hash: 'AB' }, raw, naming)).toEqual({ hash: 'AB' })
})
