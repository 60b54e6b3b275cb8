import type { APIRequestContext } from '@playwright/test'
import { namedTransactions, newer } from '../support/recorded.ts'
import { findStack } from '../support/stacks.ts'
import { expect, test } from '../support/test.ts'

// Whatever a page of the recording says wrongly in words, over plain HTTP: no browser is needed to read it.

const atOnce = 8

const chains = [
  { stack: 'settled', named: namedTransactions, count: 534 },
  { stack: 'newer', named: newer.namedTransactions, count: 597 },
] as const

for (const { stack, named, count } of chains) {
  test(`[TX-03] [TX-04] [TX-06] every named transaction is told in words and whole units · ${stack}`, async ({
    request,
  }) => {
    test.setTimeout(900_000)
    expect(named).toHaveLength(count)
    const wrong = await walk(request, findStack(stack), named)
    expect(wrong).toEqual([])
  })
}

test('[I18N-02] every failure and every kind of message has words in each language', async ({ request }) => {
  test.setTimeout(900_000)
  const kinds = new Map(namedTransactions.map((tx) => [tx.name.replace(/[.\d].*/, ''), tx]))
  for (const language of ['zh', 'kr', 'es', 'vn']) {
    const wrong = await walk(request, `${findStack('settled')}/${language}`, [...kinds.values()])
    expect(wrong, language).toEqual([])
  }
})

type Named = (typeof namedTransactions)[number]

/** What is wrong with the pages, each line with the transaction's name. */
async function walk(request: APIRequestContext, site: string, named: readonly Named[]): Promise<string[]> {
  const left = [...named]
  const wrong: string[] = []
  async function readOn(): Promise<void> {
    for (;;) {
      const tx = left.shift()
      if (tx === undefined) return
      const answer = await request.get(`${site}/transaction/${tx.hash}/`)
      const found = answer.status() === 200 ? findWrong(await answer.text(), tx) : [`${answer.status()}`]
      wrong.push(...found.map((one) => `${tx.name}: ${one}`))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  return wrong
}

const rules: Record<string, RegExp> = {
  'an unknown': /\bundefined\b|\[object|\bNaN\b/,
  'a raw enum': /\b[A-Z][A-Z0-9]+_[A-Z0-9_]+\b/,
  'a raw coin': /\b\d+(?:inj|peggy0x\w+|factory\/\S+|ibc\/\S+)\b/,
  'an amount in smallest units': /(?<![\d.,]|\b0x)\d{13,}\b/, // none of hex, as places in a contract’s store are
}

/** The only one whose market is not there, so that nobody knows how its numbers are counted. */
const unknownMarket = 'exchange.spot-limit.unknown-market'

function findWrong(html: string, { name, code }: Named): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const heading = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '')
  const text = textOf(withoutQuotes(main))
  const broken = Object.entries(rules).flatMap(([what, rule]) => {
    const [found] = rule.exec(text) ?? []
    const isAllowed = what === 'an amount in smallest units' && name === unknownMarket
    return found === undefined || isAllowed ? [] : [`${what}: ${found.slice(0, 60)}`]
  })
  return [
    ...broken,
    ...(isSentence(heading) ? [] : [`no sentence: ${heading}`]),
    ...(code === 0 || isExplained(main) ? [] : ['not explained']),
  ]
}

// Somebody did something: an account or a validator by name, and words around it.
function isSentence(heading: string): boolean {
  const subject = /\binj(?:valoper)?1\w+…\w+|\u2068[^\u2069]+\u2069/.exec(heading)
  const words = heading.replace(/\binj(?:valoper)?1\w+…\w+|\u2068[^\u2069]+\u2069/g, '')
  return subject !== null && /\p{L}{2}/u.test(words) && !/\bMsg[A-Z]/.test(heading)
}

// Where no rule fits, the page names code and codespace instead, in a sentence that has both in it.
function isExplained(main: string): boolean {
  const [, why = ''] = /<section[^>]*aria-labelledby="why"[^>]*>([\s\S]*?)<\/section>/.exec(main) ?? []
  const [first = ''] = textOf(why.replace(/<h2[\s\S]*?<\/h2>/, '').replace(/<details[\s\S]*$/, '')).split(
    '\n',
  )
  return why !== '' && !/ \d+ .*[“‘«](?:sdk|exchange|wasm|gov|\w+)[”’»]/.test(first)
}

/** Without what is quoted from the chain: events, logs, and whatever stands in the letters of machines. */
function withoutQuotes(main: string): string {
  return main
    .replace(/<details\b[\s\S]*?<\/details>/g, ' ')
    .replace(/<(\w+)[^>]*class="[^"]*\bmono\b[^"]*"[^>]*>[^<]*<\/\1>/g, ' ')
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '\n')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim()
}
