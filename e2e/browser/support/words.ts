import type { Page } from '@playwright/test'

/**
 * What people see, hear or read in a hint; what the chain itself has said is left out.
 *
 * @param html another page as the server writes it, which is read in this one: that is much quicker than to open it
 */
export async function listWords(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((given) => {
    const { body } = given === undefined ? document : new DOMParser().parseFromString(given, 'text/html')
    const words = new Set<string>()
    const isData = (element: Element | null) =>
      element?.closest('.mono, bdi, time, code, pre, [lang]:not(html)')
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!isData(node.parentElement) && node.parentElement?.tagName !== 'SCRIPT')
        words.add(node.nodeValue ?? '')
    }
    for (const element of body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (isData(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) words.add(element.getAttribute(name) ?? '')
    }
    // A number and its unit may be held together by a space that doesn't break.
    return [...words]
      .map((text) => text.replaceAll('\u00a0', ' ').trim())
      .filter((text) => /[a-z]{2}/i.test(text))
  }, html)
}

/** Names and units, which are the same in every language. */
const names = /^(Injsight|UTC|injective-777|JSON|CSV|hex|base64|(IBC|ERC-20) ·)$/
/** Words that a language has in common with English: those of docs/glossary.md, and what is spelled alike. */
const shared = {
  zh: /^Gas$/,
  kr: /^$/,
  es: /^(Bytes|Exchange|Gas|Hash|[Nn]o|Taker|Total|(Token|Tokens|Staking)( \d+)?|[\d,]+ bytes)$/,
  vn: /^(Gas|Oracle|Stake|Taker|Token( \d+)?)$/,
} as const
/** What the chain has said: amounts, symbols, titles, names, addresses, types and fields. */
const data = new RegExp(
  [
    /^[<+−]?[\d.,]+…? [A-Z\d/ *-]+$/, // 5 INJ
    /^[+−]?[\d.,]+…? 0x[\w…]+ \(ERC-20\)$/, // what a contract counts
    /^[a-z]+ \d+$/, // sdk 5, a code of the chain
    /^((peggy|ibc\/|erc20:|factory\/)[\w…/]+|share\d+)$/, // a denom
    /^CW20 · \u2068.*\u2069$/, // a contract's token
    /^channel-\d+$/,
    /^[+−]?[\d,]+(\.\d+)? \S+$/, // 5000000000000000000 inj, 123,455,789 inj
    /^[A-Z\d/ *-]+$/, // INJ/USDT PERP
    /^“.*” #\d+$/, // a proposal
    /^\u2068.*\u2069$/, // a moniker
    /^([a-z_-]+ |transfer\/channel-\d+ )?(0x|inj[a-z]*1)[\w…]+$/, // an address, after what the chain calls it
    /^\/[\w.]+$/, // /cosmos.bank.v1beta1.MsgSend
    /^[a-z]+(_[a-z]+)*$/, // from_address
    /^\w+\([\w,()[\]]*\)$/, // balanceOf(address)
    /^(erc20|i(bc|ca)-[a-z]+)$/, // a module of the chain
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** The words of a page that are those of the same page in English, and should not be. */
export function listUntranslated(
  words: string[],
  english: ReadonlySet<string>,
  language: keyof typeof shared,
): string[] {
  return words.filter(
    (text) => english.has(text) && !names.test(text) && !data.test(text) && !shared[language].test(text),
  )
}
