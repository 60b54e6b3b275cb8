import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  'denom.decimals': '所填的小数位数与该代币不符',
  'denom.decimalsOf': '{denom} 的小数位数不是 {decimals, number}',
  'denom.exists': '同名代币已经存在',
  'denom.long': '代币名称太长：最多 {most, number} 个字符',
  'denom.short': '代币名称太短：每一段至少要有 {least, number} 个字符',
  'metadata.decimals': '代币的小数位数不能再更改',
  'restricted.off': '{denom} 的规则目前对所有人禁止此操作',
  'restricted.receive': '{denom} 的规则不允许 {account} 接收',
  'restricted.send': '{denom} 的规则不允许 {account} 发送',
  'role.none': '没有这个角色',
  'rules.exist': '该代币已有规则',
  'rules.invalid': '该代币的规则无效',
  'rules.none': '该代币没有规则',
  'token.admin': '只有该代币的管理员可以这样做',
  'token.burnOthers': '只有代币的管理员可以销毁他人持有的部分，且须该代币允许',
  'token.guard': '无法询问看管该代币的合约，或它没有回应',
  'token.manager': '只有管理该代币规则的账户可以这样做',
  'token.restricted': '该代币的规则不允许这样做',
  'voucher.none': '该账户没有被保留的此代币',
}
