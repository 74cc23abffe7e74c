import {
  ALERT_SHOWN_HOURS,
  TIMER_KEEP_DAYS,
  PROVISION_KEEP_DAYS,
  SAFETY_DAYS_KEPT,
  SAFETY_MESSAGE_KEEP_DAYS,
  TEXT_COUNT_KEEP_DAYS,
  SHARE_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import type { Section } from '../../legal-text.ts'

/** What the tools of safety keep of a member and of trusted contacts. */
export const SAFETY_DATA: Section['blocks'] = [
  {
    title: '位置（可选）',
    facts: [
      ['信息', '设备的当前位置与精度，浏览器提供时还有电量'],
      ['用途', '显示我的位置、查找附近地点、确认使用见面码的两部手机是否在附近、位置共享、平安返回计时的最后位置'],
      ['保存', '只保存位置共享和平安返回计时的最新一个位置，至其结束为止。除此之外不保存。详见位置信息服务条款。'],
    ],
  },
  {
    title: '平安打卡',
    facts: [
      ['信息', '每天的检查项目与完成率'],
      ['用途', '在多台设备上继续使用、安全统计'],
      ['保存', `项目保存至当天，完成率保存 ${SAFETY_DAYS_KEPT} 天。注销账号时立即清除。`],
    ],
  },
  {
    title: '信任联系人、平安返回计时、位置共享',
    facts: [
      [
        '信息',
        '联系人的姓名与邮箱或会员号、阅读的语言、是否同意、通过链接同意的浏览器种类与推送地址以及转换成无法辨认的 Cookie 值、发送的消息与打开时间、计时的内容与时间、转换成无法辨认的值的 PIN、看过位置的人与时间',
      ],
      ['用途', '会员没有返回时通知联系人、向会员选择的人显示位置。邀请联系人时只告知昵称，对方同意后才告知姓名。'],
      [
        '保存',
        `联系人保存至从列表移除 1 天后（若仍有计时或共享记有其姓名，则与该记录一起清除），PIN 至取消为止，发送消息的记录 ${SAFETY_MESSAGE_KEEP_DAYS} 天，已结束的计时 ${TIMER_KEEP_DAYS} 天（结束后只在 ${ALERT_SHOWN_HOURS} 小时内向联系人显示内容），已结束的位置共享不含位置保存 ${SHARE_KEEP_DAYS} 天，何时向谁显示过位置的记录不含位置保存 6 个月（${PROVISION_KEEP_DAYS} 天）。注销账号时全部立即清除。`,
      ],
    ],
  },
  {
    title: '信任联系人的手机号码',
    onlyWith: 'texts',
    facts: [
      [
        '信息',
        '联系人的手机号码（加密保存）、转换成无法辨认的值的号码、同意或拒收短信的时间、短信发出和送到手机的时间、每天所发短信的数量和费用',
      ],
      ['用途', '号码的主人在短信的链接中同意之后，在您未能返回或求助时用短信通知。避免发送过多短信'],
      [
        '保存',
        `您删除号码或号码的主人拒绝时立即清除，联系人从列表移除 1 天后清除。短信的记录 ${SAFETY_MESSAGE_KEEP_DAYS} 天，每天的数量和费用 ${TEXT_COUNT_KEEP_DAYS} 天。不接收任何人短信的号码以无法辨认的值保存，至其主人再次同意接收为止：这样才能阻止短信。`,
      ],
    ],
  },
  '不愿再收到联系人邀请邮件的人，其邮箱转换成无法辨认的值，保存至其重新愿意接收为止，否则无法拦下邮件。这不需要账号，也不与账号关联，因此注销账号后仍会保留。',
]
