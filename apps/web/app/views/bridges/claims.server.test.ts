// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { viewClaims } from './claims.server.ts'

const type = '/injective.peggy.v1.MsgWithdrawClaim'
const vote = (nonce: string, id: string) => ({
  type: 'injective.peggy.v1.EventAttestationVote',
  attributes: [
    { key: 'attestation_id', value: id },
    { key: 'event_nonce', value: nonce },
  ],
})

test('[TX-02] a claim of the bridge has the number of its event and the id of its attestation', () => {
  const claims = viewClaims([{ type, value: { event_nonce: '1234' } }], [vote('"1234"', '"BQA="')], 'en')
  expect(claims.map(({ name, shown, copy }) => [name, plainText(shown), copy])).toEqual([
    ['Claim of the bridge', 'event no. 1,234 of Ethereum, attestation BQA=', 'BQA='],
  ])
})

test('[TX-02] a claim that failed has the number that it asked for, and no id', () => {
  const [claim] = viewClaims([{ type, value: { event_nonce: '7' } }], [], 'es')
  expect(plainText(claim?.shown ?? [])).toBe('evento n.º 7 de Ethereum')
  expect(claim?.copy).toBe('7')
})

test('[TX-02] claims inside of other messages are found by what they left, and what can’t be read says nothing', () => {
  const exec = { type: '/cosmos.authz.v1beta1.MsgExec', value: {} }
  expect(viewClaims([exec], [vote('"2"', '"a"'), vote('"3"', '"b"')], 'kr')).toHaveLength(2)
  expect(viewClaims([{ type, value: { event_nonce: {} } }, { type }], [vote('"x"', '""')], 'zh')).toEqual([])
  expect(viewClaims([], [vote('"2"', '"a"'), vote('"2"', '"a"')], 'kr')).toHaveLength(1)
  const many = Array.from({ length: 10_000 }, (_, at) => vote(`"${at}"`, `"a${at}"`))
  expect(viewClaims([], many, 'vn')).toHaveLength(12)
})
