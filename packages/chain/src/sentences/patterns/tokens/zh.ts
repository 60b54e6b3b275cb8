import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  tokenfactory: {
    create: '{sender} {failed, select, yes {尝试创建} other {创建了}}代币 {denom}',
    changeAdmin: '{sender} {failed, select, yes {尝试将} other {将}} {denom} 的管理员改为 {admin}',
    dropAdmin: '{sender} {failed, select, yes {尝试永久移除} other {永久移除了}} {denom} 的管理员',
    describe: '{sender} {failed, select, yes {尝试设置} other {设置了}} {denom} 的名称、符号和小数位',
  },
  token: {
    mint: '{sender} {failed, select, yes {尝试铸造} other {铸造了}} {amount}',
    mintFor:
      '{sender} {failed, select, yes {尝试为} other {为}} {receiver} {failed, select, yes {铸造} other {铸造了}} {amount}',
    burn: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {amount}',
    burnFrom: '{sender} {failed, select, yes {尝试销毁} other {销毁了}} {owner} 持有的 {amount}',
  },
  permissions: {
    create: '{sender} {failed, select, yes {尝试为} other {为}} {denom} 制定权限规则',
    update: '{sender} {failed, select, yes {尝试修改} other {修改了}} {denom} 的权限规则',
    giveRole: '{sender} {failed, select, yes {尝试授予} other {授予了}} {actor} 在 {denom} 的角色 {role}',
    takeRole: '{sender} {failed, select, yes {尝试收回} other {收回了}} {actor} 在 {denom} 的角色 {role}',
    updateRoles:
      '{sender} {failed, select, yes {尝试变更} other {变更了}} {denom} 的 {count, plural, other {# 项角色}}',
    claimVoucher: '{sender} {failed, select, yes {尝试领取} other {领取了}}为其暂存的 {denom}',
  },
}
