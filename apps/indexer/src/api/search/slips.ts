/**
 * How many slips of the hand lie between what was typed and the beginning of a name or of one of its words: a letter
 * too many, missing, wrong, or two that changed places.
 */
export function countSlips(typed: string, name: string): number {
  const words = name.split(' ')
  return Math.min(...words.map((_, at) => slipsToBeginning(typed, words.slice(at).join(' '))))
}

function slipsToBeginning(typed: string, name: string): number {
  let older: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, place) => place)
  for (let i = 1; i <= typed.length; i++) {
    const line = [i]
    for (let j = 1; j <= name.length; j++) {
      const isSame = typed[i - 1] === name[j - 1]
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1]
      line[j] = Math.min(
        at(last, j) + 1,
        at(line, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, j - 2) + 1 : Infinity,
      )
    }
    older = last
    last = line
  }
  // What has not been typed yet costs nothing.
  return Math.min(...last)
}

function at(line: number[], index: number): number {
  return line[index] ?? Infinity
}
