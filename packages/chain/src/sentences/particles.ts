/**
 * Korean text with its particles settled. Which of two forms follows a name depends on the sound that the name ends
 * in, so patterns hold both, as 을(를), 이(가), 은(는) and (으)로. `before` is what stands before the text, where a page
 * shows that apart from it. Signs that nobody speaks are passed over.
 *
 * @example settleParticles('12.5 INJ을(를) 보냈습니다') // '12.5 INJ를 보냈습니다'
 * @example settleParticles('을(를) 보냈습니다', '3 ATOM') // '을 보냈습니다'
 */
export function settleParticles(text: string, before = ''): string {
  return text.replace(/을\(를\)|이\(가\)|은\(는\)|\(으\)로/g, (particle, at: number) => {
    const ending = endingOf(before + text.slice(0, at))
    const forms = particles[particle]
    return ending === undefined || !forms ? particle : forms[ending]
  })
}

type Ending = 'vowel' | 'consonant' | 'l'

const particles: Readonly<Record<string, Readonly<Record<Ending, string>>>> = {
  '을(를)': { vowel: '를', consonant: '을', l: '을' },
  '이(가)': { vowel: '가', consonant: '이', l: '이' },
  '은(는)': { vowel: '는', consonant: '은', l: '은' },
  '(으)로': { vowel: '로', consonant: '으로', l: '로' },
}

// Digits and capitals are spoken by their Korean names: 3 is sam, M is em, 1 is il, R is al, % is peosenteu. Words in
// small letters are spoken as words: token ends like M does, transfer in a vowel.
function endingOf(text: string): Ending | undefined {
  const last = text.match(/(?:ng|[\p{L}\p{N}%])(?=[^\p{L}\p{N}%]*$)/u)?.[0]
  if (last === undefined) return undefined
  if (/^[178RLl]$/.test(last)) return 'l'
  if (/^([036MNmn]|ng)$/.test(last)) return 'consonant'
  if (/^[\w%]$/.test(last)) return 'vowel'
  const code = last.charCodeAt(0) - 0xac00
  if (code < 0 || code > 11171) return undefined
  return code % 28 === 0 ? 'vowel' : code % 28 === 8 ? 'l' : 'consonant'
}
