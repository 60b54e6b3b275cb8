import type { Translated } from '../../../translated.ts'
import type { grants as english } from './en.ts'

export const grants: Translated<typeof english> = {
  'allowance.exists': '这样的手续费额度已经存在',
  'allowance.expired': '手续费额度已过期',
  'allowance.fees': '{granter} 不为 {grantee} 支付手续费',
  'allowance.limit': '手续费超过了剩余的手续费额度',
  'allowance.message': '手续费额度不包括这类消息',
  'allowance.none': '没有这样的手续费额度',
  'grant.expired': '授权已过期',
  'grant.gone': '没有可撤回的这项授权',
  'grant.limit': '金额超过了授权允许的额度',
  'grant.market': '授权不包括该市场',
  'grant.none': '没有相应的授权',
  'grant.noneFor': '{grantee} 没有得到 {granter} 对此操作的授权：{type}',
  'grant.past': '授权的截止时间早已过去',
  'grant.recipient': '授权不允许转账给 {account}',
  'grant.self': '不能给自己授权',
  'grant.validator': '授权不包括验证人 {validator}',
}
