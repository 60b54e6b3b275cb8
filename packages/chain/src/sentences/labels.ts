import type { Labels } from './labels/en.ts'
import { splitType } from './type-name.ts'

/**
 * A short title for a type of message, in the language of `labels` (a module of `@injsight/chain/labels/…`). A type
 * without one is titled by its own name.
 *
 * @example messageTitle('/cosmos.bank.v1beta1.MsgSend', labels) // 'Transfer'
 * @example messageTitle('/some.chain.v1.MsgBrandNew', labels) // 'Brand New'
 */
export function messageTitle(type: string, { titles }: Labels): string {
  const { module, name } = splitType(type)
  // An authorisation of its own kind is titled as what it allows, an old proposal as what it would do.
  const deed = name.replace(/Authz$/, '')
  const proposed = deed.replace(/Proposal$/, '')
  return (
    find(titles, `${module}.${deed}`) ??
    find(titles, deed) ??
    find(titles, `${module}.${proposed}`) ??
    splitWords(deed)
  )
}

/**
 * What a field of a message holds, in the language of `labels`; for a field that nobody has named its own name.
 *
 * @example fieldLabel('validator_address', labels) // 'Validator'
 * @example fieldLabel('child_size', labels) // 'Child size'
 */
export function fieldLabel(name: string, { fields }: Labels): string {
  return find(fields, name) ?? capitalise(splitWords(name).toLowerCase())
}

function find(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined
}

function splitWords(name: string): string {
  return name
    .replace(/_+/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z](?!$))/g, ' ')
    .trim()
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
