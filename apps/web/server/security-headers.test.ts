import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '@injsight/runtime'
import { listLacking } from '../app/wallet/offered.ts'
import { settings } from './config.ts'
import { createSecurity } from './security-headers.ts'
import { startSite } from './test/start-site.ts'

const nothing = readConfig(settings, {})

test('[WALLET-01] a site without wallets to set up lets nobody in but itself', () => {
  const { formatPolicy } = createSecurity(nothing, { isHttps: false })
  assert.equal(
    formatPolicy(["'nonce-a'"]),
    "default-src 'none'; script-src 'self' 'nonce-a'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  )
})

test('[WALLET-01] the hosts of a wallet are let in where it is set up, and those of no other', () => {
  const turnkey = readConfig(settings, {
    TURNKEY_ORGANIZATION: 'an-organization',
    ACCOUNTS_URL: 'https://accounts.example/api',
  })
  const policy = createSecurity(turnkey, { isHttps: false }).formatPolicy()
  assert.match(policy, /; connect-src 'self' https:\/\/api\.turnkey\.com https:\/\/accounts\.example;/)
  assert.doesNotMatch(policy, /frame-src|walletconnect|magic|unsafe/)
  const both = createSecurity(
    { ...turnkey, WALLET_CONNECT_PROJECT: '0123456789abcdef' },
    { isHttps: false },
  ).formatPolicy()
  assert.match(
    both,
    /connect-src 'self' [^;]*wss:\/\/relay\.walletconnect\.org[^;]*https:\/\/api\.turnkey\.com/,
  )
  assert.match(both, /; frame-src https:\/\/verify\.walletconnect\.org/)
  assert.match(both, /; style-src 'self' 'unsafe-inline';/)
  assert.match(both, /; trusted-types default lit-html 'allow-duplicates'/)
})

test('[WALLET-01] they are let in on pages, and with no other answer', async (context) => {
  const settings = { TURNKEY_ORGANIZATION: 'an-organization', ACCOUNTS_URL: 'https://accounts.example' }
  const { url } = await startSite(context, {
    wallets: settings,
    site: async (asked) =>
      asked.url.includes('/told/')
        ? Response.json({})
        : new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  })
  const policyOf = async (path: string) =>
    (await fetch(`${url}${path}`)).headers.get('content-security-policy') ?? ''
  assert.match(await policyOf('/'), /api\.turnkey\.com/)
  for (const path of ['/told/', '/icon.svg', '/assets/app-1a2b.js']) {
    const policy = await policyOf(path)
    assert.match(policy, /default-src 'none'/)
    assert.doesNotMatch(policy, /turnkey|accounts/, path)
  }
})

test('[WALLET-01] half of what a wallet needs lets nobody in, and what is missing is told', () => {
  const half = readConfig(settings, { MAGIC_KEY: 'pk_live_0123456789' })
  assert.doesNotMatch(createSecurity(half, { isHttps: false }).formatPolicy(), /https/)
  const lacks = new Map(listLacking(half).map((one) => [one.name, one.lacks]))
  assert.deepEqual(lacks.get('magic'), ['MAGIC_RPC_URL', 'ACCOUNTS_URL'])
  assert.deepEqual(lacks.get('trezor'), ['TREZOR'])
})

test('[WALLET-01] keys that can be none are refused at the start, all at once', () => {
  assert.throws(
    () => readConfig(settings, { MAGIC_KEY: 'x; script-src *', ACCOUNTS_URL: 'accounts', TREZOR: 'maybe' }),
    /TREZOR is "maybe"[^]*MAGIC_KEY is[^]*ACCOUNTS_URL is/,
  )
})

test('[WALLET-01] a window of Trezor may answer the page that opened it, where that is offered', async (context) => {
  const opener = async (TREZOR: 'yes' | 'no') => {
    const { url } = await startSite(context, { wallets: { TREZOR } })
    return (await fetch(url)).headers.get('cross-origin-opener-policy')
  }
  assert.deepEqual([await opener('no'), await opener('yes')], ['same-origin', 'same-origin-allow-popups'])
})
