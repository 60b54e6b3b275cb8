// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MsgExecuteContractCompat, MsgGrant, MsgSend } from '@injectivelabs/sdk-ts/core/modules'
import { recoverTypedSignaturePubKey } from '@injectivelabs/sdk-ts/utils'
import { MsgSend as SendProto } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb'
import { AuthInfo, TxBody, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/injective/crypto/v1beta1/ethsecp256k1/keys_pb'
import { ExtensionOptionsWeb3Tx } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/tx_ext_pb'
import { decodeTx } from '@injsight/chain/decode'
import { keccak256 } from '@injsight/evm'
import { localAccounts, publicKeyOf, signBytes, signTypedData } from '@injsight/local-chain'
import { newerRecording, olderRecording, sharedFolder, type Recording } from '@injsight/testing'
import { expect, test } from 'vitest'
import { canSign, OtherAccount, sign } from './sign.ts'
import { writeTypedData } from './sign-documents.ts'
import {
  typeOf,
  writeAuthInfo,
  writeBody,
  writeSigned,
  writeUnsigned,
  type Draft,
  type Mode,
} from './write-transaction.ts'

const modes: Record<string, Mode> = {
  'sign.direct': 'direct',
  'sign.amino': 'amino',
  'sign.eip712': 'eip712-v1',
  'sign.eip712-v2': 'eip712-v2',
}

for (const recording of [newerRecording, olderRecording])
  for (const [name, mode] of Object.entries(modes))
    test(`[WALLET-05] what is signed as ${mode} is what a chain has in a block, byte for byte · ${recording.name}`, () => {
      const raw = readRecorded(recording, name)
      const draft = toDraft(raw, mode, recording.chainId)
      const { signatures } = TxRaw.fromBinary(raw)
      const [signature = new Uint8Array()] = signatures
      expect(
        Buffer.from(writeSigned(writeBody(draft), writeAuthInfo(draft), signature)).toString('hex'),
      ).toBe(Buffer.from(raw).toString('hex'))
    })

for (const recording of [newerRecording, olderRecording])
  for (const name of ['sign.eip712', 'sign.eip712-v2'])
    test(`[WALLET-05] typed data is what the key of ${name} has signed · ${recording.name}`, async () => {
      const raw = readRecorded(recording, name)
      const draft = toDraft(raw, modes[name] ?? 'direct', recording.chainId)
      const own = draft.publicKey?.toHex()
      // Its number is in no transaction, but in what was signed: of all accounts one alone has signed this.
      const found: bigint[] = []
      for (let accountNumber = 0n; accountNumber < 60n; accountNumber++)
        if ((await listSigners({ ...draft, accountNumber }, raw)).includes(own)) found.push(accountNumber)
      expect(found).toHaveLength(1)
      const [accountNumber = 0n] = found
      const changed = { ...draft, accountNumber, memo: `${draft.memo}.` }
      expect(await listSigners(changed, raw)).not.toContain(own)
    })

/** Whose keys may have signed typed data with a recorded signature, whose last byte doesn't tell which of two. */
async function listSigners(draft: Draft, raw: Uint8Array): Promise<(string | undefined)[]> {
  const [signature = new Uint8Array()] = TxRaw.fromBinary(raw).signatures
  const rs = Buffer.from(signature).subarray(0, 64).toString('hex')
  const data = writeTypedData(draft) as unknown as Parameters<typeof recoverTypedSignaturePubKey>[0]
  const keys = await Promise.all(
    ['1b', '1c'].map((v) => recoverTypedSignaturePubKey(data, `0x${rs}${v}`).catch(() => undefined)),
  )
  return keys.map((key) => key?.slice(2))
}

type Published = {
  name: string
  typedData: { types: object; domain: object; message: { context: string; msgs: string } }
  domainSeparator: string
  messageHash: string
  signingDigest: string
}
type Context = {
  account_number: number
  chain_id: string
  sequence: number
  timeout_height: number
  fee: { amount: [Draft['fee']]; gas: number; payer?: string }
}
type Told = {
  '@type': string
  from_address: string
  to_address: string
  amount: Draft['fee'][]
  granter: string
  grantee: string
  grant: { authorization: { msg: string }; expiration: string }
  sender: string
  contract: string
  msg: string
  funds: string
}

const bytesOf = (hex: string) => Buffer.from(hex.slice(2), 'hex')

const folder = sharedFolder('fixtures/eip712')
const published =
  folder === undefined
    ? []
    : (JSON.parse(readFileSync(join(folder, 'injective-1-typed-data.json'), 'utf8')) as Published[])

/** The messages of what was published, as the forms of the site make them. */
const makers: Record<string, (told: Told) => Draft['messages'][number]> = {
  '/cosmos.bank.v1beta1.MsgSend': ({ from_address, to_address, amount }) =>
    MsgSend.fromJSON({ srcInjectiveAddress: from_address, dstInjectiveAddress: to_address, amount }),
  '/cosmos.authz.v1beta1.MsgGrant': ({ granter, grantee, grant }) => {
    const expiration = Date.parse(grant.expiration) / 1000
    return MsgGrant.fromJSON({ granter, grantee, messageType: grant.authorization.msg, expiration })
  },
  '/injective.wasmx.v1.MsgExecuteContractCompat': ({ sender, contract, msg, funds }) => {
    const [, amount = '', denom = ''] = /^(\d+)(.*)$/.exec(funds) ?? []
    return MsgExecuteContractCompat.fromJSON({
      sender,
      contractAddress: contract,
      msg: JSON.parse(msg) as object,
      funds: { amount, denom },
    })
  },
}

// Of the tests of injective-ts, ledgerUtils.spec.ts.
test.skipIf(folder === undefined)(
  '[WALLET-05] typed data of the second form is what wallets were shown by Injective’s own sites, and has their hashes',
  async () => {
    expect(published.map(({ name }) => name)).toEqual(['payload', 'validPayload', 'tooBigPayload'])
    for (const { name, typedData, ...hashes } of published) {
      const context = JSON.parse(typedData.message.context) as Context
      const { fee } = context
      const messages = (JSON.parse(typedData.message.msgs) as Told[]).flatMap((told) => {
        const make = makers[told['@type']]
        return make === undefined ? [] : [make(told)]
      })
      const data = writeTypedData({
        ...plain,
        mode: 'eip712-v2',
        messages,
        chainId: context.chain_id,
        accountNumber: BigInt(context.account_number),
        sequence: BigInt(context.sequence),
        timeoutHeight: BigInt(context.timeout_height),
        gasLimit: BigInt(fee.gas),
        fee: fee.amount[0],
        evmChainId: 1,
      })
      // Who pays for another writes the context, and who is paid for signs it as it is.
      const ofPayer = fee.payer === undefined ? '' : `,"payer":"${fee.payer}"`
      const { message, ...rest } = typedData
      expect({ types: data.types, domain: data.domain }, name).toMatchObject({
        types: rest.types,
        domain: rest.domain,
      })
      expect(data.message, name).toEqual({
        context: message.context.replace(ofPayer, ''),
        // Nothing here makes orders of the exchange's first generation.
        msgs: messages.length === 0 ? '[]' : message.msgs,
      })
      // A key that has signed just the published hashes is found in the signature of what we make of it.
      const signed = Buffer.concat(['0x1901', hashes.domainSeparator, hashes.messageHash].map(bytesOf))
      expect(Buffer.from(keccak256(signed)).toString('hex'), name).toBe(hashes.signingDigest.slice(2))
      const rs = Buffer.from(signBytes(localAccounts.alice.key, signed)).toString('hex')
      const shown = (ofPayer === '' ? data : typedData) as unknown as Parameters<
        typeof recoverTypedSignaturePubKey
      >[0]
      const keys = await Promise.all(
        ['1b', '1c'].map((v) => recoverTypedSignaturePubKey(shown, `0x${rs}${v}`).catch(() => '')),
      )
      expect(keys, name).toContain(`0x${Buffer.from(publicKeyOf(localAccounts.alice.key)).toString('hex')}`)
    }
  },
)

test('[WALLET-05] what another account of the wallet has signed is not sent', async () => {
  const { alice, bob } = localAccounts
  const act = sign(
    { ...plain, mode: 'eip712-v2', messages: [execution] },
    {
      kind: 'ethereum',
      address: alice.address,
      ethereumAddress: alice.ethereum,
      evmChainId: 1,
      eip712: 'v2',
      signTypedData: (json) => signTypedData(bob.key, json),
    },
  )
  await expect(act).rejects.toThrow(OtherAccount)
})

test('[WALLET-05] a trial bears a key of the right kind, also where none is known yet', () => {
  const unsigned = writeUnsigned({ ...plain, messages: [execution] })
  const { signers, messages } = decodeTx(unsigned)
  expect(messages.map(({ type }) => type)).toEqual([typeOf(execution)])
  expect(signers).toHaveLength(1)
  expect(TxRaw.fromBinary(unsigned).signatures).toEqual([new Uint8Array(64)])
})

const execution = MsgExecuteContractCompat.fromJSON({
  sender: 'inj1nu7ea4dd66w57snq73x3lxuw9qnjl5pettg0am',
  contractAddress: 'inj1nu7ea4dd66w57snq73x3lxuw9qnjl5pettg0am',
  msg: { do: {} },
})

const plain: Draft = {
  mode: 'direct',
  messages: [],
  memo: '',
  timeoutHeight: 0n,
  gasLimit: 0n,
  fee: { denom: 'inj', amount: '0' },
  chainId: 'injective-777',
  accountNumber: 0n,
  sequence: 0n,
  publicKey: undefined,
  evmChainId: 1,
}

/** What a recorded transfer was before it was signed. */
function toDraft(raw: Uint8Array, mode: Mode, chainId: string): Draft {
  const { bodyBytes, authInfoBytes } = TxRaw.fromBinary(raw)
  const body = TxBody.fromBinary(bodyBytes)
  const { signerInfos, fee } = AuthInfo.fromBinary(authInfoBytes)
  const [signer] = signerInfos
  const [message] = body.messages
  const [extension] = body.extensionOptions
  if (!signer?.publicKey || !fee?.amount[0] || !message) throw new Error('no transfer of one signer')
  const { fromAddress, toAddress, amount } = SendProto.fromBinary(message.value)
  return {
    ...plain,
    mode,
    messages: [
      MsgSend.fromJSON({ srcInjectiveAddress: fromAddress, dstInjectiveAddress: toAddress, amount }),
    ],
    memo: body.memo,
    timeoutHeight: body.timeoutHeight,
    gasLimit: fee.gasLimit,
    fee: fee.amount[0],
    chainId,
    sequence: signer.sequence,
    publicKey: PubKey.fromBinary(signer.publicKey.value).key,
    evmChainId: Number(extension ? ExtensionOptionsWeb3Tx.fromBinary(extension.value).typedDataChainID : 0n),
  }
}

function readRecorded({ folder }: Recording, name: string): Uint8Array {
  const { txs } = JSON.parse(readFileSync(join(folder, 'txs.json'), 'utf8')) as {
    txs: { name: string; hash: string }[]
  }
  const wanted = txs.find((tx) => tx.name === name)?.hash
  for (const file of readdirSync(join(folder, 'blocks')).sort())
    for (const line of gunzipSync(readFileSync(join(folder, 'blocks', file)))
      .toString()
      .split('\n')) {
      if (line === '') continue
      const { block } = JSON.parse(line) as { block: { block: { data: { txs: string[] | null } } } }
      for (const tx of block.block.data.txs ?? []) {
        const raw = Buffer.from(tx, 'base64')
        if (createHash('sha256').update(raw).digest('hex').toUpperCase() === wanted) return raw
      }
    }
  throw new Error(`${name} is in no recorded block`)
}

test('[WALLET-05] what has no text is known before anybody is asked to sign it', () => {
  const account = localAccounts.alice.address
  const message = MsgSend.fromJSON({
    srcInjectiveAddress: account,
    dstInjectiveAddress: account,
    amount: { denom: 'inj', amount: '1' },
  })
  const refuse = () => {
    throw new Error('it has none')
  }
  const silent = Object.assign(Object.create(message) as MsgSend, {
    toAmino: refuse,
    toWeb3Gw: refuse,
    toEip712V2: refuse,
  })
  for (const mode of ['direct', 'amino', 'eip712-v2'] as const) {
    expect(canSign({ ...plain, mode, messages: [message] }), mode).toBe(true)
    expect(canSign({ ...plain, mode, messages: [silent] }), mode).toBe(mode === 'direct')
  }
})
