import { MsgSend } from '@injectivelabs/sdk-ts/core/modules'
import { AuthInfo, TxRaw } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/tx/v1beta1/tx_pb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as english from '../words/en.ts'
import type { Told } from '../notices/notify.ts'
import { notices, showNotice } from '../notices/show-notice.tsx'
import { startAct } from './act.ts'
import { endGrants } from './auto-sign/end-grants.ts'
import { readAutoSign, readStanding, setAutoSign } from './auto-sign/store.ts'
import { connect, disconnect } from './connect/connect.ts'
import { beginCall } from './sending/begin.tsx'
import { resume } from './sending/follow.ts'
import { readPending } from './sending/pending.ts'
import { writeAuthInfo, writeBody, type Draft } from './sending/write-transaction.ts'

const facts = {
  chainId: 'injective-777',
  evmChainIds: [11155111],
  evmChainId: 1337,
  evmChain: { chainName: 'Injective Devnet', rpcUrl: '' },
}
const address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

/** A wallet as Keplr is, that signs with whatever it is told to. */
class Wallet {
  asked = 0
  isRefusing = false
  signature = 'AQID'
  enable = async () => {}
  getKey = async () => ({ bech32Address: address, pubKey: new Uint8Array(33).fill(2), isNanoLedger: false })
  getOfflineSigner = () => ({
    getAccounts: async () => [{ address }],
    signDirect: async (_signer: string, doc: object) => {
      this.asked++
      if (this.isRefusing) throw new Error('Request rejected')
      return { signed: doc, signature: { signature: this.signature } }
    },
  })
}

const granted = {
  owner: address,
  address: 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh',
  types: ['/cosmos.gov.v1.MsgVote'],
  expiration: 1_800_000_000,
  feeLimit: { denom: 'inj', amount: '7' },
}

/** The site as it answers an act; each answer may be another. */
const answers = {
  sequence: 7,
  preview: {} as object,
  broadcast: (): unknown => ({ hash: 'AB' }),
  transaction: (): Response => new Response(null, { status: 404 }),
  /** Who pays for others: nobody. */
  delegate: (): object => ({}),
  sendDelegated: (): unknown => ({ hash: 'CD'.repeat(32) }),
  sent: {} as object,
  /** Its list of blocks. */
  blocks: (): object => ({ heads: [] }),
  /** What the chain has of what a key was granted. */
  standing: {} as object,
}
const sequences: string[] = []

let wallet = new Wallet()
let stream: EventTarget | undefined

const openStream = (opened: EventTarget) => (stream = opened)

class Stream extends EventTarget {
  close = () => {}
  constructor() {
    super()
    openStream(this)
  }
}

beforeEach(async () => {
  // What a dialog says reaches the notices as it does on a page.
  addEventListener('notice', showTold)
  vi.stubGlobal('words', { ...english })
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('keplr', (wallet = new Wallet()))
  vi.stubGlobal('fetch', answer)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.body.innerHTML = '<div id="notices"></div>'
  localStorage.clear()
  await disconnect()
  sequences.length = 0
  Object.assign(answers, {
    sequence: 7,
    preview: { sentence: ['it is sent'], messages: [], changes: [], notes: [], cost },
    broadcast: () => ({ hash: 'AB' }),
    transaction: () => new Response(null, { status: 404 }),
    delegate: () => ({}),
    sendDelegated: () => ({ hash: 'CD'.repeat(32) }),
    sent: {},
    blocks: () => ({ heads: [] }),
    standing: { types: granted.types, hasAllowance: true },
  })
  await connect('keplr')
})
afterEach(async () => {
  removeEventListener('notice', showTold)
  // Nothing of one test is on its way in the next.
  answers.transaction = () => Response.json({ code: 0 })
  answers.sent = { code: 0, signature: '' }
  if (readPending() !== undefined)
    await vi.waitFor(() => {
      tellHead()
      expect(readPending()).toBeUndefined()
    })
  notices.clear()
  vi.unstubAllGlobals()
})

const showTold = (event: Event) => {
  event.preventDefault()
  showNotice((event as CustomEvent<Told>).detail)
}

const cost = { gasLimit: '120000', gas: '120,000', fee: { denom: 'inj', amount: '1' }, told: ['1 inj'] }

async function answer(path: string, asked: { body?: URLSearchParams } = {}): Promise<Response> {
  if (path === '/wallet/facts/') return Response.json(facts)
  if (path.startsWith('/act/signing/')) {
    sequences.push(String(answers.sequence))
    const signing = { chainId: 'injective-777', height: '100', accountNumber: '3', publicKey: '' }
    return Response.json({ isThere: true, ...signing, sequence: String(answers.sequence) })
  }
  if (path === '/act/preview/') {
    expect(asked.body?.get('from')).toBe(address)
    return Response.json(answers.preview)
  }
  if (path === '/act/broadcast/') return Response.json(answers.broadcast())
  if (path === '/act/preview-call/') return Response.json({ ...answers.preview, gasPrice: '10' })
  if (path === '/act/delegate/') return Response.json(answers.delegate())
  if (path === '/act/send-delegated/') return Response.json(answers.sendDelegated())
  if (path.startsWith(`/act/sent/${address}/7/`)) return Response.json(answers.sent)
  if (path.startsWith('/transaction/')) return answers.transaction()
  if (path === '/blocks.json') return Response.json(answers.blocks())
  if (path.startsWith('/act/standing/')) return Response.json(answers.standing)
  throw new TypeError(`nobody answers ${path}`)
}

let told = 100
function tellHead(height = ++told): void {
  const head = { height: String(height), time: Date.now(), gasUsed: '0', gasByKind: [] }
  stream?.dispatchEvent(new MessageEvent('head', { data: JSON.stringify(head) }))
}

const act = () => startAct({ build: async () => [message] })
const message = MsgSend.fromJSON({
  srcInjectiveAddress: address,
  dstInjectiveAddress: address,
  amount: { denom: 'inj', amount: '1' },
})

async function press(name: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent, disabled }) => textContent === name && !disabled,
    )
  await vi.waitFor(() => expect(find(), document.body.textContent ?? '').toBeDefined())
  find()?.click()
}

/** As its button and the key of escape do. */
async function turnBack(): Promise<void> {
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  document.querySelector('dialog')?.close()
}

const titles = () => notices.read().map(({ title }) => title)
const isSaid = (words: string) => vi.waitFor(() => expect(document.body.textContent).toContain(words))

test('[WALLET-05] a second act while one is pending is refused; its end makes room for the next', async () => {
  const sent = act()
  await isSaid('It costs at most 1 inj')
  expect(await act()).toBeUndefined()
  expect(titles()).toEqual(['You have a pending transaction.'])
  notices.clear()
  await press('Sign and send')
  const { hash = '' } = (await sent) ?? {}
  expect(hash).toMatch(/^[0-9A-F]{64}$/)
  expect(document.querySelector('dialog')).toBeNull()
  // Taken by a node, and in no block yet.
  expect(await act()).toBeUndefined()
  expect(wallet.asked).toBe(1)
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'))
  const next = act()
  await isSaid('It costs at most')
  await turnBack()
  expect(await next).toBeUndefined()
})

test('[WALLET-06] what ends the grants of a key is sent by itself, and never only collected', async () => {
  const isOffered = () => [...document.querySelectorAll('button')].some((one) => one.textContent === collect)
  const { collect } = english.acts
  const other = act()
  await isSaid('It costs at most')
  expect(isOffered()).toBe(true)
  await turnBack()
  await other
  const ended = endGrants(granted)
  await isSaid('It costs at most')
  expect(isOffered()).toBe(false)
  await turnBack()
  expect(await ended).toBe(false)
})

test('[WALLET-06] a key that the chain lets do nothing is forgotten unless what grants it is on its way', async () => {
  answers.standing = { types: [], hasAllowance: false }
  setAutoSign({ ...granted, privateKey: '11'.repeat(32), duration: 3600 }, false)
  const sent = act()
  await press('Sign and send')
  await sent
  expect(await endGrants(granted)).toBe(false)
  expect(titles()).toContain('You have a pending transaction.')
  expect(readAutoSign()).toMatchObject(granted)
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(readPending()).toBeUndefined())
  expect(await endGrants(granted)).toBe(true)
  expect(readAutoSign()).toBeUndefined()
  expect(readStanding(address, 0)).toBeUndefined()
  expect(wallet.asked).toBe(1)
})

test('[NOTE-02] what is sent is told in one notice, from its signature to its block', async () => {
  const sent = act()
  await press('Sign and send')
  const hash = (await sent)?.hash
  await vi.waitFor(() =>
    expect(notices.read()).toMatchObject([
      { title: 'Broadcasting transaction...', description: hash, to: `/transaction/${hash}/` },
    ]),
  )
  answers.transaction = () => Response.json({ code: 11 })
  tellHead()
  await vi.waitFor(() =>
    expect(notices.read()).toMatchObject([{ type: 'error', title: 'The transaction failed' }]),
  )
})

test('[ROUTE-12] [WALLET-05] a signature that is pressed for twice is asked for once: its button is held back', async () => {
  const sent = act()
  await isSaid('It costs at most')
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Sign and send',
  )
  expect(button?.disabled).toBe(false)
  button?.click()
  button?.click()
  await vi.waitFor(() => expect(button?.disabled).toBe(true))
  expect(await sent).toBeDefined()
  expect(wallet.asked).toBe(1)
})

test('[WALLET-05] what is refused in the wallet is said, and nothing is on its way', async () => {
  wallet.isRefusing = true
  const sent = act()
  await press('Sign and send')
  await isSaid('The request was rejected in Keplr.')
  expect(readPending()).toBeUndefined()
  wallet.isRefusing = false
  await press('Sign and send')
  expect(await sent).toBeDefined()
  expect(wallet.asked).toBe(2)
})

test('[WALLET-05] where another transaction came first, it is taken anew and to be signed again', async () => {
  answers.broadcast = () => ({ refusal: { words: [], step: '', log: 'x', codespace: 'sdk', code: 32 } })
  const sent = act()
  await press('Sign and send')
  await isSaid('Another transaction of this account came first.')
  expect(readPending()).toBeUndefined()
  expect(wallet.asked).toBe(1)
  Object.assign(answers, { sequence: 8, broadcast: () => ({ hash: 'AB' }) })
  await press('Sign and send')
  expect(await sent).toBeDefined()
  expect(sequences.at(-1)).toBe('8')
})

test('[WALLET-05] what a node refuses is told in the chain’s words, and nothing is on its way', async () => {
  const refusal = {
    words: ['the pool is full'],
    step: 'wait a little',
    log: 'mempool is full',
    codespace: 'sdk',
    code: 20,
  }
  answers.broadcast = () => ({ refusal })
  const sent = act()
  await press('Sign and send')
  await isSaid('the pool is full')
  await isSaid('wait a little')
  expect(readPending()).toBeUndefined()
  await turnBack()
  expect(await sent).toBeUndefined()
  expect(wallet.asked).toBe(1)
})

test('[WALLET-05] what nobody has answered for is looked for until its last block has passed', async () => {
  answers.broadcast = () => {
    throw new TypeError('the site is away')
  }
  const sent = act()
  await press('Sign and send')
  expect(await sent).toBeDefined()
  await vi.waitFor(() =>
    expect(titles()).toEqual([
      'Nobody has said whether the transaction was taken. It is looked for up to block 160',
    ]),
  )
  expect(await act()).toBeUndefined()
  tellHead(161)
  await vi.waitFor(() =>
    expect(titles()).toContain('No block has the transaction, and none will: you can sign it again'),
  )
  expect(readPending()).toBeUndefined()
  expect(wallet.asked).toBe(1)
})

test('[WALLET-05] a page that is loaded anew finds what is on its way', async () => {
  const hash = 'AB'.repeat(32)
  localStorage.setItem(
    'pendingTransaction',
    JSON.stringify({ hash, timeoutHeight: '9000', since: Date.now() - 5000 }),
  )
  await resume()
  expect(titles()).toContain('Broadcasting transaction...')
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'))
  expect(notices.read().find(({ took }) => took !== undefined)?.took).toBeGreaterThanOrEqual(5)
  expect(readPending()).toBeUndefined()
})

test('[WALLET-05] what a tab has sent that was closed is followed by the one that it holds up, also where no block is told', async () => {
  const hash = 'AB'.repeat(32)
  const sent = { hash, timeoutHeight: '9000', since: Date.now() }
  localStorage.setItem('pendingTransaction', JSON.stringify(sent))
  answers.transaction = () => Response.json({ code: 0 })
  expect(await act()).toBeUndefined()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'), 10_000)
  expect(readPending()).toBeUndefined()
})

test('[WALLET-05] the last block of a transaction passes also where no block is told', async () => {
  const hash = 'AB'.repeat(32)
  const sent = { hash, timeoutHeight: '9000', since: Date.now() }
  localStorage.setItem('pendingTransaction', JSON.stringify(sent))
  const heights = ['9000', '9001']
  answers.blocks = () => ({ heads: [{ height: heights.shift() ?? '9001' }] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await resume()
  await vi.advanceTimersByTimeAsync(5000)
  expect(readPending()).toMatchObject(sent)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await vi.waitFor(() =>
    expect(titles()).toContain('No block has the transaction, and none will: you can sign it again'),
  )
  expect(readPending()).toBeUndefined()
})

test('[WALLET-05] a tab that learns late how a transaction ended leaves the one that another tab has sent since', async () => {
  const first = { hash: 'AB'.repeat(32), timeoutHeight: '9000', since: Date.now() - 5000 }
  const next = { hash: 'CD'.repeat(32), timeoutHeight: '9000', since: Date.now() }
  localStorage.setItem('pendingTransaction', JSON.stringify(first))
  await resume()
  localStorage.setItem('pendingTransaction', JSON.stringify(next))
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'))
  expect(readPending()).toEqual(next)
  localStorage.clear()
})

test('[WALLET-05] what would fail is said instead of being signed', async () => {
  const refusal = { words: ['it has too little'], step: '', log: 'insufficient funds' }
  answers.preview = { sentence: ['it is sent'], messages: [], changes: [], notes: [], refusal }
  const sent = act()
  await isSaid('It would not succeed.')
  await isSaid('it has too little')
  expect(document.body.textContent).not.toContain('Sign and send')
  await turnBack()
  expect(await sent).toBeUndefined()
  expect(wallet.asked).toBe(0)
})

const payer = 'inj1nu7ea4dd66w57snq73x3lxuw9qnjl5pettg0am'
const draft: Draft = {
  mode: 'direct',
  messages: [message],
  memo: '',
  timeoutHeight: 160n,
  gasLimit: 0n,
  fee: { denom: 'inj', amount: '0' },
  chainId: 'injective-777',
  accountNumber: 3n,
  sequence: 7n,
  publicKey: new Uint8Array(33).fill(2),
  evmChainId: 0,
}
const signature = new Uint8Array(64).fill(9)

/** Somebody pays, and the wallet signs so that it can be known again. */
function letPay(): void {
  wallet.signature = signature.toBase64()
  const authInfo = AuthInfo.fromBinary(writeAuthInfo(draft))
  if (authInfo.fee !== undefined) authInfo.fee.payer = payer
  const tx = TxRaw.toBinary({
    bodyBytes: writeBody(draft),
    authInfoBytes: AuthInfo.toBinary(authInfo),
    signatures: [],
  })
  answers.delegate = () => ({ payer, tx: tx.toBase64() })
}

test('[WALLET-08] what another pays for is kept and followed before who pays has answered, and by its hash after', async () => {
  letPay()
  const asked = Promise.withResolvers<void>()
  answers.sendDelegated = () => {
    expect(readPending()).toMatchObject({
      hash: '',
      signed: { address, sequence: '7' },
      timeoutHeight: '160',
    })
    asked.resolve()
    return { hash: 'CD'.repeat(32) }
  }
  const sent = act()
  await press('Sign and send')
  await asked.promise
  expect(await sent).toEqual({ hash: 'CD'.repeat(32) })
  expect(readPending()).toMatchObject({ hash: 'CD'.repeat(32) })
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'))
})

const bySignature = {
  'is found in its block by its signature': {
    // What else is written after r and s says nothing.
    sent: { hash: 'EF'.repeat(32), code: 0, signature: new Uint8Array([...signature, 27]).toBase64() },
    title: 'The transaction is in a block',
    description: 'EF'.repeat(32),
  },
  'is told when another of the account came first': {
    sent: { hash: 'EF'.repeat(32), code: 0, signature: new Uint8Array(64).toBase64() },
    title: 'Another transaction of this account came first. Nothing was sent: please sign again.',
  },
}

for (const [name, { sent: found, ...notice }] of Object.entries(bySignature))
  test(`[WALLET-08] what another pays for, and nobody has answered for, ${name}`, async () => {
    letPay()
    answers.sendDelegated = () => {
      throw new TypeError('the site is away')
    }
    const sent = act()
    await press('Sign and send')
    expect(await sent).toEqual({ hash: '' })
    await vi.waitFor(() => expect(titles().join()).toContain('Nobody has said whether'))
    expect(await act()).toBeUndefined()
    tellHead()
    answers.sent = found
    tellHead()
    await vi.waitFor(() => expect(notices.read()).toContainEqual(expect.objectContaining(notice)))
    expect(readPending()).toBeUndefined()
    expect(wallet.asked).toBe(1)
  })

test('[WALLET-08] what another pays for is found again by a page that is loaded anew, until its last block has passed', async () => {
  const signed = { address, sequence: '7', signature: 'AQID' }
  localStorage.setItem(
    'pendingTransaction',
    JSON.stringify({ hash: '', signed, timeoutHeight: '400', since: Date.now() }),
  )
  expect(await act()).toBeUndefined()
  await resume()
  expect(titles()).toContain('Broadcasting transaction...')
  tellHead(401)
  await vi.waitFor(() =>
    expect(titles()).toContain('No block has the transaction, and none will: you can sign it again'),
  )
  expect(readPending()).toBeUndefined()
})

const call = { to: '0x00000000000000000000000000000000000000A1', data: '0xa9059cbb', value: '0x0' }
const ethHash = `0x${'ab'.repeat(32)}`

/** A wallet as MetaMask is, which sends what it signs by itself; each answer to that may come later. */
async function connectEthereum(send: () => Promise<string>): Promise<unknown[]> {
  const sent: unknown[] = []
  const provider = {
    isMetaMask: true,
    request: async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      if (method === 'eth_chainId') return '0x539'
      if (method === 'wallet_switchEthereumChain') return null
      if (method !== 'eth_sendTransaction') return ['0xAF79152AC5dF276D9A8e1E2E22822f9713474902']
      sent.push(params[0])
      return send()
    },
  }
  vi.stubGlobal('ethereum', provider)
  await connect('metamask')
  return sent
}

test('[EVM-12] a call of the EVM is shown before it is signed, sent at the price that was said, and followed', async () => {
  const sent = await connectEthereum(() => Promise.resolve(ethHash))
  const begun = beginCall(call)
  await isSaid('It costs at most 1 inj')
  expect(await act()).toBeUndefined()
  await press('Sign and send')
  expect(await begun).toEqual({ hash: ethHash })
  expect(sent).toEqual([
    {
      from: '0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
      ...call,
      gas: `0x${(120_000).toString(16)}`,
      gasPrice: '0xa',
    },
  ])
  expect(readPending()).toMatchObject({ hash: ethHash, timeoutHeight: '160' })
  // In no block yet: nothing else begins.
  expect(await beginCall(call)).toBeUndefined()
  answers.transaction = () => Response.json({ code: 0 })
  tellHead()
  await vi.waitFor(() => expect(titles()).toContain('The transaction is in a block'))
})

test('[EVM-12] a call that no block takes is waited for as long as others, then its wallet is to be asked', async () => {
  await connectEthereum(() => Promise.resolve(ethHash))
  const begun = beginCall(call)
  await press('Sign and send')
  await begun
  tellHead(Number(readPending()?.timeoutHeight) + 1)
  await vi.waitFor(() => expect(titles().join()).toContain('No block has the call yet.'))
  expect(readPending()).toBeUndefined()
})

test('[EVM-12] who turns back from a call while the wallet shows it learns what became of it, and acts only then', async () => {
  const asked = Promise.withResolvers<string>()
  const sent = await connectEthereum(() => asked.promise)
  const begun = beginCall(call)
  await press('Sign and send')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect([...document.querySelectorAll('dialog button')].some((one) => one.matches(':enabled'))).toBe(false)
  await turnBack()
  expect(await act()).toBeUndefined()
  asked.resolve(ethHash)
  expect(await begun).toEqual({ hash: ethHash })
  expect(readPending()).toMatchObject({ hash: ethHash })
})

test('[EVM-12] what the wallet refuses of a call is said, and a wallet that sends none says so', async () => {
  await connectEthereum(() => Promise.reject(Object.assign(new Error('User denied.'), { code: 4001 })))
  const refused = beginCall(call)
  await press('Sign and send')
  await isSaid('The request was rejected in MetaMask.')
  expect(readPending()).toBeUndefined()
  await turnBack()
  expect(await refused).toBeUndefined()
  await connect('keplr')
  const other = beginCall(call)
  await isSaid('This wallet sends no calls of the EVM')
  await turnBack()
  expect(await other).toBeUndefined()
})

test('[EVM-12] a call of one account is sent by no other', async () => {
  const sent = await connectEthereum(() => Promise.resolve(ethHash))
  const begun = beginCall(call, 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh')
  await isSaid('another account')
  await turnBack()
  expect(await begun).toBeUndefined()
  expect(sent).toEqual([])
})
