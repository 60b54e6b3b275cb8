import { makeAccount, signTypedData, type LocalAccount } from '@injsight/local-chain'
import type { Page } from '@playwright/test'
import { walletSettings } from '../wallet-site.ts'

/** Magic, as a test has it in hand. */
export type Magic = {
  /** Whose key it keeps. */
  account: LocalAccount
  /** To whom it has sent a link by email, the last of them. */
  sentTo: string | undefined
  /** Follows that link, as whoever reads the email does. */
  followLink: () => void
  /** The link is too old by now. */
  isTooLate: boolean
  /** What it was asked and has refused, in words. */
  refused: string[]
}

type Asked = { origin: string; key: string; chain: string; method: string; params: unknown }
type Answer = { result: unknown } | { error: { code: number; message: string } }
type Started = { provider: string; redirectURI: string; apiKey: string }

const host = 'https://auth.magic.link'
const providers = ['apple', 'discord', 'facebook', 'github', 'google', 'twitter']

/**
 * Before the page is opened: Magic's frame, at its address, with an account behind it that really signs. Magic's own
 * package makes it and speaks to it; it serves the key and the site that it knows, and nobody who isn't signed in.
 */
export async function openMagic(page: Page): Promise<Magic> {
  let link = Promise.withResolvers<void>()
  let isSignedIn = false
  /** Who has left for a provider, by what is told on the way back. */
  const left = new Map<string, string>()
  const magic: Magic = {
    account: makeAccount(),
    sentTo: undefined,
    followLink: () => link.resolve(),
    isTooLate: false,
    refused: [],
  }
  const refuse = (message: string, code = -32_602): Answer => {
    magic.refused.push(message)
    return { error: { code, message } }
  }
  const methods: Record<string, (params: unknown) => Answer | Promise<Answer>> = {
    magic_auth_login_with_magic_link: async (params) => {
      const [{ email }] = params as [{ email: string }]
      link = Promise.withResolvers()
      magic.sentTo = email
      await link.promise
      if (magic.isTooLate) return refuse('Magic link expired.', -10_001)
      isSignedIn = true
      return { result: 'a token' }
    },
    magic_oauth_login_with_redirect_start: (params) => {
      const [{ provider, redirectURI, apiKey }] = params as [Started]
      if (!providers.includes(provider)) return refuse(`no provider ${provider}`)
      if (apiKey !== walletSettings.MAGIC_KEY) return refuse('another key')
      const state = `state-${left.size}`
      left.set(state, redirectURI)
      return {
        result: {
          oauthAuthoriationURI: `/v1/${provider}/start?state=${state}`,
          useMagicServerCallback: true,
        },
      }
    },
    magic_oauth_login_with_redirect_verify: (params) => {
      const [{ authorizationResponseParams }] = params as [{ authorizationResponseParams: string }]
      const state = new URLSearchParams(authorizationResponseParams).get('state') ?? ''
      if (!left.delete(state))
        return { result: { error: 'invalid_grant', error_description: 'Unknown state' } }
      isSignedIn = true
      return { result: { oauth: { provider: 'google', userInfo: {} }, magic: { idToken: 'a token' } } }
    },
    magic_is_logged_in: () => ({ result: isSignedIn }),
    magic_auth_logout: () => {
      isSignedIn = false
      return { result: true }
    },
  }
  const ofAccount: typeof methods = {
    magic_get_info: () => ({ result: { publicAddress: magic.account.ethereum, email: magic.sentTo } }),
    cos_changeAddress: (params) => {
      const { prefix } = params as { prefix: string }
      return prefix === 'inj' ? { result: magic.account.address } : refuse(`no address with ${prefix}`)
    },
    cos_signTypedData: async (params) => {
      const { message } = params as { message: string }
      return { result: (await signTypedData(magic.account.key, message)).slice(2) }
    },
  }

  const context = page.context()
  await context.exposeFunction(
    'askMagic',
    ({ origin, key, chain, method, params }: Asked): Answer | Promise<Answer> => {
      if (origin !== new URL(page.url()).origin) return refuse('another site')
      if (key !== walletSettings.MAGIC_KEY) return refuse('another key')
      if (chain !== 'inj') return refuse('another chain')
      const ask = methods[method] ?? (isSignedIn ? ofAccount[method] : undefined)
      return ask === undefined ? refuse(`${method} is not for whoever isn’t signed in`, -32_603) : ask(params)
    },
  )
  await context.route(`${host}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/send')
      return route.fulfill({
        contentType: 'text/html',
        body: `<h1>Check your email</h1><button>Cancel</button><script>(${speak.toString()})()</script>`,
      })
    // Whoever signs in at a provider is led back, with what tells who it was.
    const back = left.get(searchParams.get('state') ?? '')
    if (back === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({
      status: 302,
      headers: { location: `${back}/?state=${searchParams.get('state')}` },
    })
  })
  return magic
}

/** In the frame: the site that made it is told that it is there, asks, and is answered. */
function speak(): void {
  type Request = { msgType: string; payload: { id: number; method: string; params: unknown } }
  const { askMagic } = globalThis as unknown as { askMagic: (asked: Asked) => Promise<Answer> }
  const told = new URLSearchParams(location.search).get('params') ?? ''
  const { API_KEY, DOMAIN_ORIGIN, ext } = JSON.parse(atob(told)) as {
    API_KEY: string
    DOMAIN_ORIGIN: string
    ext?: { cosmos?: { options?: { chain?: string } } }
  }
  const say = (type: string, response: object = {}) =>
    parent.postMessage({ msgType: `${type}-${told}`, response }, DOMAIN_ORIGIN)
  addEventListener('message', async ({ data, origin, source }: MessageEvent<Request>) => {
    if (source !== parent || data.msgType !== `MAGIC_HANDLE_REQUEST-${told}`) return
    const { id, method, params } = data.payload
    const isSeen = method === 'magic_auth_login_with_magic_link'
    if (isSeen) say('MAGIC_SHOW_OVERLAY')
    const chain = ext?.cosmos?.options?.chain ?? ''
    const cancelled = new Promise<Answer>((answer) =>
      document
        .querySelector('button')
        ?.addEventListener('click', () =>
          answer({ error: { code: -10_003, message: 'User canceled login.' } }),
        ),
    )
    const asked = askMagic({ origin, key: API_KEY, chain, method, params })
    const answer = await (isSeen ? Promise.race([asked, cancelled]) : asked)
    if (isSeen) say('MAGIC_HIDE_OVERLAY')
    say('MAGIC_HANDLE_RESPONSE', { jsonrpc: '2.0', id, ...answer })
  })
  say('MAGIC_OVERLAY_READY')
}
