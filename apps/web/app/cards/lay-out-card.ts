import satori from 'satori'
import { cardSize, colours, type Card } from './card.ts'
import { keepDrawable, mono, readFonts, sans } from './fonts.ts'

const mostLines = 4
const longestSentence = 400
const longestFact = 80
/** Shorter sentences are set larger. */
const shortSentence = 90

type Style = Record<string, string | number>
type Element = {
  type: string
  props: { style?: Style; children?: (Element | string)[] } & Record<string, unknown>
}

let fonts: ReturnType<typeof readFonts> | undefined

/**
 * A card as a drawing (SVG) of 1200 × 630.
 *
 * @param embedFont false leaves texts as texts, which depend on the fonts of whoever draws them
 */
export function layOutCard(card: Card, { embedFont = true } = {}): Promise<string> {
  fonts ??= readFonts()
  // It knows React's elements by their shape alone.
  const element = cardOf(card) as unknown as Parameters<typeof satori>[0]
  return satori(element, { ...cardSize, fonts, embedFont })
}

function cardOf({ kind, badge, sentence, facts }: Card): Element {
  const text = cut(keepDrawable(sentence), longestSentence)
  const fontSize = text.length <= shortSentence ? 60 : 48
  const frame = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: '56px 64px',
    backgroundColor: colours.ground,
    color: colours.text,
    fontFamily: sans,
  }
  return box(frame, [
    box({ display: 'flex', alignItems: 'center', fontSize: 34, fontWeight: 600 }, [
      logo,
      box({ marginLeft: 18 }, ['Injsight']),
      box({ marginLeft: 18, color: colours.muted, fontWeight: 400 }, [cut(keepDrawable(kind), longestFact)]),
      ...(badge === undefined ? [] : [badgeOf(badge)]),
    ]),
    box({ display: 'flex', flexGrow: 1, alignItems: 'center' }, [
      box(
        {
          display: 'block',
          width: '100%',
          fontSize,
          lineHeight: 1.22,
          fontWeight: 600,
          letterSpacing: '-0.02em',
          lineClamp: mostLines,
          overflow: 'hidden',
          wordBreak: 'break-word',
        },
        [text],
      ),
    ]),
    box(
      { display: 'flex', overflow: 'hidden', paddingTop: 28, borderTop: `2px solid ${colours.hairline}` },
      facts.map((fact) => factOf(fact)),
    ),
  ])
}

function badgeOf({ text, tone }: NonNullable<Card['badge']>): Element {
  const style = {
    marginLeft: 'auto',
    padding: '8px 24px',
    borderRadius: 99,
    border: `2px solid ${colours[tone]}`,
    color: colours[tone],
    fontSize: 28,
  }
  return box(style, [cut(keepDrawable(text), longestFact)])
}

function factOf({ name, value, isCode = false }: Card['facts'][number]): Element {
  const fontFamily = isCode ? `${mono}, ${sans}` : sans
  return box({ display: 'flex', flexDirection: 'column', marginRight: 56 }, [
    box({ color: colours.muted, fontSize: 24 }, [cut(keepDrawable(name), longestFact)]),
    box({ marginTop: 6, fontSize: 28, fontFamily }, [cut(keepDrawable(value), longestFact)]),
  ])
}

function cut(text: string, longest: number): string {
  const letters = Array.from(text)
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}

function box(style: Style, children: (Element | string)[]): Element {
  return { type: 'div', props: { style, children } }
}

/** That of frame/logo.tsx, in one colour. */
const logo: Element = {
  type: 'svg',
  props: {
    width: 52,
    height: 52,
    viewBox: '0 0 26 26',
    children: [
      shape('path', {
        d: 'M2 13C5.500 6.800 9 4.600 13 4.600S20.500 6.800 24 13c-3.500 6.200-7 8.400-11 8.400S5.500 19.200 2 13Z',
        fill: 'none',
        stroke: colours.accent,
        strokeWidth: 2.2,
      }),
      shape('circle', { cx: 13, cy: 13, r: 4.2, fill: colours.accent }),
    ],
  },
}

function shape(type: string, props: Record<string, string | number>): Element {
  return { type, props }
}
