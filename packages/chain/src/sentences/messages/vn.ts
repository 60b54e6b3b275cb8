import type { Patterns } from './en.ts'

/** What happened, in Vietnamese; see en.ts. */
export const sentences: Patterns = {
  'transaction.empty': 'Một giao dịch không có thông điệp nào',
  'transaction.more': '{sentence} và {count, plural, other {# thao tác khác}}',
  'message.unknown': '{signer} {failed, select, yes {đã thử thực hiện} other {đã thực hiện}} {type}',
  'message.unknownByNobody': '{failed, select, yes {Đã thử thực hiện} other {Đã thực hiện}}: {type}',
  'params.update':
    '{authority} {failed, select, yes {đã thử thay đổi} other {đã thay đổi}} tham số của mô-đun {module}',
  'bank.send': '{sender} {failed, select, yes {đã thử gửi} other {đã gửi}} {amount} cho {recipient}',
  'bank.sendToSelf': '{sender} {failed, select, yes {đã thử gửi} other {đã gửi}} {amount} cho chính mình',
  'bank.multiSend':
    '{sender} {failed, select, yes {đã thử gửi} other {đã gửi}} {amount} cho {count, plural, other {# tài khoản}}',
  'staking.delegate':
    '{delegator} {failed, select, yes {đã thử stake} other {đã stake}} {amount} với {validator}',
  'staking.undelegate':
    '{delegator} {failed, select, yes {đã thử rút stake} other {đã bắt đầu rút stake}} {amount} khỏi {validator}',
  'staking.cancelUnbonding':
    '{delegator} {failed, select, yes {đã thử hủy} other {đã hủy}} việc rút stake {amount} khỏi {validator}',
  'staking.redelegate':
    '{delegator} {failed, select, yes {đã thử chuyển} other {đã chuyển}} {amount} đang stake từ {from} sang {to}',
  'staking.transferDelegation':
    '{delegator} {failed, select, yes {đã thử chuyển nhượng} other {đã chuyển nhượng}} cho {recipient} {amount} đang stake với {validator}',
  'staking.createValidator':
    '{delegator} {failed, select, yes {đã thử mở} other {đã mở}} trình xác thực {name} với {amount} của chính mình',
  'staking.editValidator':
    '{validator} {failed, select, yes {đã thử thay đổi} other {đã thay đổi}} phần giới thiệu của mình',
  'staking.setCommission':
    '{validator} {failed, select, yes {đã thử đặt} other {đã đặt}} mức hoa hồng là {rate}',
  'slashing.unjail':
    '{validator} {failed, select, yes {đã thử thoát} other {đã thoát}} khỏi trạng thái bị giam',
  'distribution.claim':
    '{delegator} {failed, select, yes {đã thử nhận} other {đã nhận}} phần thưởng stake từ {validator}',
  'distribution.claimAmount':
    '{delegator} {failed, select, yes {đã thử nhận} other {đã nhận}} {amount} phần thưởng stake từ {validator}',
  'distribution.claimAmountFromMany':
    '{delegator} {failed, select, yes {đã thử nhận} other {đã nhận}} {amount} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
  'distribution.commission': '{validator} {failed, select, yes {đã thử nhận} other {đã nhận}} hoa hồng',
  'distribution.commissionAmount':
    '{validator} {failed, select, yes {đã thử nhận} other {đã nhận}} {amount} hoa hồng',
  'distribution.setWithdrawAddress':
    '{delegator} {failed, select, yes {đã thử chuyển hướng} other {đã chuyển hướng}} phần thưởng stake từ nay về sau cho {recipient}',
  'distribution.fundCommunityPool':
    '{depositor} {failed, select, yes {đã thử góp} other {đã góp}} {amount} vào quỹ cộng đồng',
  'distribution.spendCommunityPool':
    '{authority} {failed, select, yes {đã thử chi} other {đã chi}} {amount} từ quỹ cộng đồng cho {recipient}',
  'distribution.depositRewards':
    '{depositor} {failed, select, yes {đã thử góp} other {đã góp}} {amount} vào phần thưởng cho người stake với {validator}',
  'exchange.order':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh {side, select, buy {mua} other {bán}} trên {market}',
  'exchange.limitOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh {side, select, buy {mua} other {bán}} {quantity} với giá {price} trên {market}',
  'exchange.marketOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh thị trường {side, select, buy {mua} other {bán}} {quantity} trên {market}, giá {side, select, buy {tối đa} other {tối thiểu}} {price}',
  'exchange.conditionalOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh điều kiện {side, select, buy {mua} other {bán}} {quantity} trên {market} khi giá chạm {trigger}',
  'exchange.leveragedOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh mở vị thế {side, select, long {mua (long)} other {bán (short)}} {quantity} với giá {price} trên {market}, đòn bẩy {leverage}',
  'exchange.leveragedMarketOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh thị trường mở vị thế {side, select, long {mua (long)} other {bán (short)}} {quantity} trên {market}, giá {side, select, long {tối đa} other {tối thiểu}} {price}, ký quỹ {margin}',
  'exchange.reducingOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh giảm vị thế {side, select, long {mua (long)} other {bán (short)}} đi {quantity} với giá {price} trên {market}',
  'exchange.reducingMarketOrder':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} lệnh thị trường giảm vị thế {side, select, long {mua (long)} other {bán (short)}} đi {quantity} trên {market}, giá {side, select, long {tối thiểu} other {tối đa}} {price}',
  'exchange.bet':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} cược {stake} vào kết quả {outcome, select, yes {“có”} other {“không”}} trên {market}, giá {price}',
  'exchange.cancelOrder': '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} một lệnh trên {market}',
  'exchange.cancelKnownOrder':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} lệnh {side, select, buy {mua} other {bán}} {quantity} với giá {price} trên {market}',
  'exchange.place':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} {placed, plural, other {# lệnh}} trên {market}',
  'exchange.placeAcross':
    '{trader} {failed, select, yes {đã thử đặt} other {đã đặt}} {placed, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}}',
  'exchange.cancel':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {market}',
  'exchange.cancelAcross':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}}',
  'exchange.replace':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {market} và đặt mới {placed, plural, other {# lệnh}}',
  'exchange.replaceAcross':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} {cancelled, plural, other {# lệnh}} trên {markets, plural, other {# thị trường}} và đặt mới {placed, plural, other {# lệnh}}',
  'exchange.clear':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} mọi lệnh của mình trên {market}',
  'exchange.clearAcross':
    '{trader} {failed, select, yes {đã thử hủy} other {đã hủy}} mọi lệnh của mình trên {markets, plural, other {# thị trường}}',
  'exchange.renew':
    '{trader} {failed, select, yes {đã thử thay} other {đã thay}} mọi lệnh của mình trên {market} bằng {placed, plural, other {# lệnh mới}}',
  'exchange.renewAcross':
    '{trader} {failed, select, yes {đã thử thay} other {đã thay}} các lệnh của mình trên {markets, plural, other {# thị trường}} bằng {placed, plural, other {# lệnh mới}}',
  'exchange.emptyBatch':
    '{trader} {failed, select, yes {đã thử gửi} other {đã gửi}} một lô không có lệnh nào',
  'exchange.deposit':
    '{sender} {failed, select, yes {đã thử chuyển} other {đã chuyển}} {amount} vào tài khoản phụ giao dịch {subaccount}',
  'exchange.withdraw':
    '{sender} {failed, select, yes {đã thử rút} other {đã rút}} {amount} khỏi tài khoản phụ giao dịch {subaccount}',
  'exchange.subaccountTransfer':
    '{sender} {failed, select, yes {đã thử chuyển} other {đã chuyển}} {amount} từ tài khoản phụ {from} sang tài khoản phụ {to}',
  'exchange.externalTransfer':
    '{sender} {failed, select, yes {đã thử chuyển} other {đã chuyển}} {amount} sang tài khoản phụ {subaccount} của {recipient}',
  'exchange.feedAuction':
    '{sender} {failed, select, yes {đã thử thêm} other {đã thêm}} {amount} vào giỏ của phiên đấu giá đốt kế tiếp',
  'exchange.increaseMargin':
    '{trader} {failed, select, yes {đã thử thêm} other {đã thêm}} ký quỹ cho một vị thế trên {market}',
  'exchange.increaseMarginBy':
    '{trader} {failed, select, yes {đã thử thêm} other {đã thêm}} {margin} ký quỹ cho một vị thế trên {market}',
  'exchange.decreaseMargin':
    '{trader} {failed, select, yes {đã thử rút} other {đã rút}} ký quỹ khỏi một vị thế trên {market}',
  'exchange.decreaseMarginBy':
    '{trader} {failed, select, yes {đã thử rút} other {đã rút}} {margin} ký quỹ khỏi một vị thế trên {market}',
  'exchange.liquidate':
    '{sender} {failed, select, yes {đã thử thanh lý} other {đã thanh lý}} vị thế của {owner} trên {market}',
  'exchange.liquidateMany':
    '{sender} {failed, select, yes {đã thử thanh lý} other {đã thanh lý}} {count, plural, other {# vị thế}}',
  'exchange.offset':
    '{sender} {failed, select, yes {đã thử bù trừ} other {đã bù trừ}} một vị thế trên {market} với các vị thế ngược chiều',
  'exchange.settle':
    '{sender} {failed, select, yes {đã thử đưa} other {đã đưa}} {market} vào tất toán khẩn cấp',
  'exchange.launch':
    '{sender} {failed, select, yes {đã thử mở} other {đã mở}} {kind, select, spot {thị trường giao ngay} perpetual {thị trường vĩnh cửu} futures {thị trường tương lai} other {thị trường quyền chọn nhị phân}} {ticker}',
  'exchange.updateMarket':
    '{admin} {failed, select, yes {đã thử thay đổi} other {đã thay đổi}} quy tắc của {market}',
  'exchange.renameMarket':
    '{admin} {failed, select, yes {đã thử đổi} other {đã đổi}} tên {market} thành {ticker}',
  'exchange.settleMarketAt':
    '{admin} {failed, select, yes {đã thử tất toán} other {đã tất toán}} {market} ở giá {price}',
  'exchange.refundMarket':
    '{admin} {failed, select, yes {đã thử hủy} other {đã hủy}} {market}: mọi khoản cược được hoàn trả',
  'exchange.grantStake':
    '{sender} {failed, select, yes {đã thử cho} other {đã cho}} {grantee} mượn trọng số của {amount} đang stake để giảm phí giao dịch',
  'exchange.grantStakes':
    '{sender} {failed, select, yes {đã thử cho} other {đã cho}} {count, plural, other {# tài khoản}} mượn trọng số stake để giảm phí giao dịch',
  'exchange.revokeStake':
    '{sender} {failed, select, yes {đã thử thu hồi} other {đã thu hồi}} trọng số stake đã cho {grantee} mượn',
  'exchange.activateStake':
    '{sender} {failed, select, yes {đã thử dùng} other {đã bắt đầu dùng}} trọng số stake do {granter} cho mượn',
  'exchange.optOutOfRewards':
    '{sender} {failed, select, yes {đã thử từ bỏ} other {đã từ bỏ}} phần thưởng giao dịch',
  'exchange.executeWithPrivilege':
    '{sender} {failed, select, yes {đã thử gọi} other {đã gọi}} {contract} kèm quyền giao dịch thay mình',
  'exchange.reclaimFunds':
    '{sender} {failed, select, yes {đã thử lấy lại} other {đã lấy lại}} số tiền bị khóa',
  'distribution.claimFromMany':
    '{delegator} {failed, select, yes {đã thử nhận} other {đã nhận}} phần thưởng stake từ {count, plural, other {# trình xác thực}}',
  'gov.voteMany':
    '{voter} {failed, select, yes {đã thử bỏ phiếu} other {đã bỏ phiếu}} cho {count, plural, other {# đề xuất}}',
}
