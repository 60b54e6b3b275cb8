import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeTx, messageTypesOf } from '@injsight/chain/decode'
import { sharedFolder } from '@injsight/testing'

const folder = sharedFolder('fixtures/rawtx')
const needsFixtures = { skip: folder === undefined ? 'no ../shared/fixtures here' : false }

/** What is noted beside a transaction of a public network. */
type Noted = {
  file: string
  hash: string
  bytes: number
  messages: string[]
  /** Without the prefix that the protocol has for it. */
  signMode: string
  sequence: string
  signerFromPubKey: string
  extensionOptions: string[]
  timeoutHeight: string
  memo: string
  fee: { amount: { denom: string; amount: string }[]; gasLimit: string; payer: string; granter: string }
}

const read = (file: string) => readFileSync(join(folder ?? '', file), 'utf8')

test('[TX-03] transactions of the public networks decode to what is noted beside them', needsFixtures, () => {
  const all = JSON.parse(read('index.json')) as Noted[]
  assert.ok(all.length >= 37)
  for (const noted of all) {
    const raw = Buffer.from(read(noted.file), 'base64')
    assert.equal(raw.length, noted.bytes, noted.file)
    assert.equal(createHash('sha256').update(raw).digest('hex').toUpperCase(), noted.hash)
    const { messages, signers, extensionOptions, timeoutHeight, memo, fee } = decodeTx(raw)
    const [signer] = signers
    assert.deepEqual(
      {
        messages: messages.map(({ type }) => type),
        signMode: signer?.mode.replace(/^SIGN_MODE_/, ''),
        sequence: String(signer?.sequence),
        extensionOptions: extensionOptions.map((one) => one['@type']),
        timeoutHeight: String(timeoutHeight),
        memo,
        fee: { ...fee, gasLimit: String(fee.gasLimit) },
      },
      {
        messages: noted.messages,
        signMode: noted.signMode,
        sequence: noted.sequence,
        extensionOptions: noted.extensionOptions,
        timeoutHeight: noted.timeoutHeight,
        memo: noted.memo,
        fee: noted.fee,
      },
      noted.file,
    )
    assert.deepEqual(
      messages.filter((message) => 'raw' in message),
      [],
      `each message of ${noted.file} is one that we know`,
    )
    // Several keys together have no one key to tell the account by.
    if (noted.signerFromPubKey !== '') assert.equal(signer?.address, noted.signerFromPubKey, noted.file)
    assert.equal(messageTypesOf(raw).messageCount, noted.messages.length)
  }
})
