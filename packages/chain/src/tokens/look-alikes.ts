// Names that read the same as others, and names that hide what they are.

/** Letters of other alphabets, and digits, that are drawn as Latin letters are: small ones for their capitals. */
const drawnAs: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'e', һ: 'h', н: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', ӏ: 'i', м: 'm', о: 'o',
  р: 'p', ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ѵ: 'v', ԝ: 'w', х: 'x', ү: 'y',
  α: 'a', β: 'b', ε: 'e', η: 'h', ι: 'i', κ: 'k', μ: 'm', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'y', χ: 'x', ζ: 'z', ω: 'w',
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ƒ: 'f', ɑ: 'a', ɡ: 'g', ꜱ: 's', ᴛ: 't', '₮': 't', '₿': 'b', '¢': 'c',
  '$': 's', '0': 'o', '1': 'i', '|': 'i', l: 'i', '!': 'i', '5': 's', 'ß': 's',
} // prettier-ignore

/**
 * What a symbol looks like, so that two that read the same are equal: without case, accents, marks that aren't seen and
 * what stands between words; with letters of other alphabets, and digits, as the Latin letters that they are drawn as.
 *
 * @example looksLike('UЅDТ') === looksLike('usdt') // Cyrillic Ѕ and Т
 */
export function looksLike(symbol: string): string {
  const plain = symbol
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Cc}\s._-]/gu, '')
  return Array.from(plain)
    .map((letter) => drawnAs[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
}

/** What in a name hides what it is: `direction` marks and others that aren't seen, `letters` of several alphabets. */
export function findTricks(name: string): ('direction' | 'letters')[] {
  const tricks: ('direction' | 'letters')[] = []
  if (/[\p{Cf}\p{Cc}\u115F\u1160\u3164\uFFA0]/u.test(name)) tricks.push('direction')
  const alphabets = [
    /\p{Script=Latin}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Armenian}/u,
    /\p{Script=Cherokee}/u,
  ]
  const used = alphabets.filter((alphabet) => alphabet.test(name.normalize('NFC')))
  if (used.length > 1) tricks.push('letters')
  return tricks
}
