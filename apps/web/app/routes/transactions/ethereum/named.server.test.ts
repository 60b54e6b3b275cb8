// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TxDetailData } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import { encodeAddress, readAccount, shortenAddress, type KnownContract } from '@injsight/chain'
import { decodeTx } from '@injsight/chain/decode'
import { createdAddress, decodeEthereumTransaction } from '@injsight/evm'
import { forEachRecording, type Recording } from '@injsight/testing'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { viewTransaction } from '../view.server.ts'

type Result = {
  code: number
  codespace?: string
  log?: string
  data?: string | null
  events: { type: string; attributes: { key: string; value: string }[] }[]
}
type RecordedBlock = {
  block: { block: { data: { txs: string[] } } }
  block_results: { txs_results: Result[] | null }
}
type Named = { name: string; hash: string; ethHash?: string }
type Pairs = { pairs: { token_pairs: { bank_denom: string; erc20_address: string }[] } }

const inj = { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }

/** What the page of each is called: of whom, of what and why not. Amounts and times are `#`, what has no name is `…`. */
const sentences: Record<string, string> = {
  'evm.transfer': 'ivan sent # INJ to judy',
  'evm.transfer.legacy': 'ivan sent # INJ to judy',
  'evm.transfer.access-list': 'ivan sent # INJ to judy',
  'evm.transfer.new-account': 'ivan sent # INJ to …',
  'evm.transfer.zero-with-data': 'ivan sent # bytes of data to judy by EVM',
  'evm.deploy.coin': 'ivan created the EVM contract COIN',
  'evm.deploy.probe': 'judy created the EVM contract …',
  'evm.deploy.cards': 'ivan created the EVM contract CARDS',
  'evm.deploy.fail':
    'ivan tried to create an EVM contract: The contract’s code came to an instruction that doesn’t exist: INVALID',
  'evm.coin.transfer': 'ivan sent # COIN (ERC-20) to judy',
  'evm.coin.approve': 'ivan let judy spend COIN for them without limit',
  'evm.coin.transfer-from': 'judy sent # COIN (ERC-20) of ivan to bob',
  'evm.coin.mint': 'ivan minted # COIN (ERC-20) for carol',
  'evm.coin.burn': 'judy burned # COIN (ERC-20)',
  'evm.coin.transfer.fail':
    'karl tried to send # COIN (ERC-20) to ivan: The contract refused with an error of its own, …, of which nothing more is known here',
  'evm.coin.mint.fail': 'judy tried to mint # COIN (ERC-20): The contract refused: “only the owner mints”',
  'evm.cards.mint.1': 'ivan minted the NFT # of CARDS for ivan',
  'evm.cards.mint.2': 'ivan minted the NFT # of CARDS for ivan',
  'evm.cards.transfer': 'ivan sent the NFT # of CARDS to judy',
  'evm.cards.transfer.fail':
    'karl tried to send the NFT # of CARDS from ivan to karl: The contract refused: “not yours”',
  'evm.probe.say': 'judy called … of the EVM contract …',
  'evm.probe.fund': 'judy called … of the EVM contract …',
  'evm.probe.receive': 'judy sent # INJ to …',
  'evm.probe.make': 'judy called … of the EVM contract … with # INJ; … sent # INJ to …',
  'evm.probe.collect': 'judy called … of the EVM contract …; … sent # INJ to …',
  'evm.probe.pay-out': 'judy called … of the EVM contract …; … sent # INJ to grace',
  'evm.probe.try': 'judy called … of the EVM contract …',
  'evm.probe.refuse': 'judy tried to call … of the EVM contract …: The contract refused: “no, thank you”',
  'evm.probe.refuse-custom':
    'judy tried to call … of the EVM contract …: The contract refused with an error of its own, …, of which nothing more is known here',
  'evm.probe.refuse-silently':
    'judy tried to call … of the EVM contract …: The contract refused and gave no reason in words',
  'evm.probe.assert':
    'judy tried to call … of the EVM contract …: The contract found itself in a state that it holds for impossible (a failed assert)',
  'evm.probe.divide': 'judy tried to call … of the EVM contract …: The contract divided by zero',
  'evm.probe.spin': 'judy tried to call … of the EVM contract …: It ran out of gas',
  'evm.probe.unknown':
    'judy tried to call the EVM contract …; it looks like burn(#): The contract refused and gave no reason in words',
  'evm.same-account.after': 'judy sent # INJ to ivan',
  'evm.together.ivan': 'ivan sent # INJ to alice',
  'evm.together.lena': 'lena sent # INJ to alice',
  'evm.together.judy': 'judy sent # INJ to alice',
  'evm.together.karl': 'karl sent # INJ to alice',
  'erc20.deploy-bank': 'ivan created the EVM contract TWO and gave it # INJ',
  'precompile.delegate': 'ivan staked # INJ with …',
  'erc20.mint': 'ivan minted # TWO (ERC-20)',
  'precompile.undelegate': 'ivan began to unstake # INJ from …, free on #',
  'erc20.transfer': 'ivan sent # TWO (ERC-20) to judy',
  'precompile.rewards': 'ivan claimed # INJ of staking rewards from …',
  'erc20.burn': 'judy burned # TWO (ERC-20)',
  'precompile.delegate.fail': 'ivan tried to stake # INJ with …: There was no such validator',
  'erc20.mint.fail':
    'judy tried to mint # TWO (ERC-20): The contract refused; it looks like OwnableUnauthorizedAccount(judy)',
  'precompile.deposit': 'judy moved # … into trading (subaccount ##)',
  'precompile.deposit-inj': 'judy moved # INJ into trading (subaccount ##)',
  'precompile.withdraw': 'judy moved # … out of trading (subaccount ##)',
  'precompile.spot-limit': 'judy placed a buy order on …',
  'precompile.spot-market': 'judy placed a sell order on …',
  'precompile.spot-limit.fail':
    'judy tried to place a buy order on …: There was not enough in the trading subaccount: it needed # …, and # … was free',
  'precompile.bank-mint': 'ivan minted # erc20:…',
  'erc20.pair-transfer': 'frank sent # …/silver2 to judy',
  'erc20.usdt-transfer': 'alice sent # … to judy',
}

/** The contracts that an index knows as tokens once they have written a log. */
const deployed: Record<string, KnownContract['token'] & {}> = {
  'evm.deploy.coin': { symbol: 'COIN', decimals: 18, standard: 'erc20' },
  'evm.deploy.cards': { symbol: 'CARDS', decimals: 0, standard: 'erc721' },
  'erc20.deploy-bank': { symbol: 'TWO', decimals: 18, standard: 'erc20' },
}

await forEachRecording((recording) => {
  const told = readTold(recording)
  if (told.size === 0) return // a chain from before its EVM
  test(`[EVM-07] [EVM-08] each named Ethereum transaction says what it shows · ${recording.name}`, () => {
    const named = Object.entries(sentences).filter(([name]) => told.has(name))
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(named))
  })
})

function readTold(recording: Recording): Map<string, string> {
  const { txs } = readJson(recording, 'txs.json') as { txs: Named[] }
  const accounts = Object.entries(readJson(recording, 'names.json') as Record<string, string>)
  const named = new Map(txs.filter(({ ethHash }) => ethHash !== undefined).map((tx) => [tx.hash, tx.name]))
  const told = new Map<string, string>()
  if (named.size === 0) return told
  const contracts = new Map<string, KnownContract>(listPairs(recording))
  for (const { bytes, result } of listTransactions(recording)) {
    const name = named.get(createHash('sha256').update(bytes).digest('hex').toUpperCase())
    if (name === undefined) continue
    const token = deployed[name]
    const created = result.code === 0 ? createdBy(bytes) : undefined
    if (created !== undefined) contracts.set(created, { label: '', ...(token && { token }) })
    told.set(name, normalise(tell(bytes, result, contracts), accounts))
  }
  return told
}

function listPairs(recording: Recording): [string, KnownContract][] {
  const { pairs } = readJson(recording, 'expected/erc20.json') as Pairs
  return pairs.token_pairs.map(({ bank_denom: denom, erc20_address: contract }) => {
    const symbol = denom.split('/').at(-1)?.slice(0, 6) ?? ''
    return [
      readAccount(contract) ?? '',
      { label: '', token: { symbol, decimals: 6, standard: 'erc20', denom } },
    ]
  })
}

/** The contract that a transaction creates, which an index knows from then on. */
function createdBy(bytes: Buffer): string | undefined {
  const [message] = decodeTx(bytes).messages
  const { from, raw } = (message && 'value' in message ? message.value : {}) as { from: string; raw: string }
  const { nonce, to } = decodeEthereumTransaction(Buffer.from(raw.slice(2), 'hex'))
  return to === undefined
    ? encodeAddress('inj', createdAddress(Buffer.from(from, 'base64'), nonce))
    : undefined
}

/** What the transaction's page says at its top: what was done, or tried and why not. */
function tell(
  bytes: Buffer,
  { code, codespace = '', log = '', data, events }: Result,
  contracts: Map<string, KnownContract>,
): string {
  const detail = TxDetailData.create({
    code,
    codespace,
    errorLog: log,
    data: Buffer.from(data ?? '', 'base64'),
    messages: Buffer.from(JSON.stringify(decodeTx(bytes).messages)),
    logs: Buffer.from(
      code === 0
        ? JSON.stringify([
            {
              msg_index: '0',
              events: events.filter(({ attributes }) => attributes.some(({ key }) => key === 'msg_index')),
            },
          ])
        : '',
    ),
  })
  const names = {
    tokens: new Map([['inj', inj]]),
    markets: new Map(),
    validators: new Map(),
    modules: new Map(),
    contracts,
  }
  const { sentence, failure } = viewTransaction(detail, { language: 'en', names })
  return [sentence, failure?.words ?? []].map(plainText).filter(Boolean).join(': ')
}

/** Other chains have other accounts, amounts and times. */
function normalise(text: string, accounts: [string, string][]): string {
  const named = accounts.reduce(
    (words, [name, address]) => words.replaceAll(shortenAddress(address), name),
    text,
  )
  return named
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\b(?:inj|injvaloper|0x|peggy0x|factory\/inj)\w+…\w*|\b0x[0-9a-f]+/g, '…')
    .replaceAll(/[A-Z][a-z]{2}-\d\d-\d{4} \S+ [AP]M \S+/g, '#')
    .replaceAll(/(?<![\w-])\d[\d,.]*/g, '#')
}

function* listTransactions({ folder }: Recording): Generator<{ bytes: Buffer; result: Result }> {
  for (const file of readdirSync(join(folder, 'blocks')).sort()) {
    const lines = gunzipSync(readFileSync(join(folder, 'blocks', file)))
      .toString()
      .split('\n')
    for (const line of lines.filter((text) => text.includes('ethereum_tx') || text.includes('vm_error'))) {
      const { block, block_results } = JSON.parse(line) as RecordedBlock
      for (const [at, raw] of block.block.data.txs.entries()) {
        const result = block_results.txs_results?.[at]
        if (result) yield { bytes: Buffer.from(raw, 'base64'), result }
      }
    }
  }
}

function readJson({ folder }: Recording, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}
