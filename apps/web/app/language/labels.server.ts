import { fieldLabel, messageTitle, type Labels } from '@injsight/chain'
import * as en from '@injsight/chain/labels/en'
import * as es from '@injsight/chain/labels/es'
import * as kr from '@injsight/chain/labels/kr'
import * as vn from '@injsight/chain/labels/vn'
import * as zh from '@injsight/chain/labels/zh'
import type { Language } from './languages.ts'

const labels: Record<Language, Labels> = { en, es, kr, vn, zh }

/** What a type of message is called in a language. */
export function titleOf(type: string, language: Language): string {
  return messageTitle(type, labels[language])
}

/** What a field of a message holds, in a language. */
export function labelOf(name: string, language: Language): string {
  return fieldLabel(name, labels[language])
}
