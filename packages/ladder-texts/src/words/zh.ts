import { parted } from '../moments.ts'
import type { Words } from './words.ts'

const WEEKDAYS = '日一二三四五六'
const THEN_REPORT = '如果联系不上，请向韩国救援机构（在韩国拨打119）或警方（在韩国拨打112）报警。'
const CALL_OR_REPORT = '如果联系不上或情况看起来危急，请向韩国救援机构（在韩国拨打119）或警方（在韩国拨打112）报警。'
const NOTHING_TO_DO = '您不需要再做什么。感谢您的关心。'
const DO_NOT_CALL = '请不要给本人打电话或发消息，身边的人可能会察觉。'

export const ZH: Words = {
  mails: {
    invited: {
      subject: () => '[Honjeo] 有人请您做TA的信任联系人',
      lines: (name) => [
        `${name}选了这个邮箱，在独自旅行没能按时返回时与您联系。`,
        `请在下面选择同意或拒绝。在您同意之前，我们不会发送${name}的任何消息。`,
      ],
    },
    drill: {
      subject: (name) => `[Honjeo] 这是测试：确认能否收到${name}的提醒`,
      lines: (name) => [
        `这是测试。${name}没有出事。`,
        `如果${name}没能按时返回，您会收到这样的邮件。请点一下，看看链接能否打开。`,
      ],
    },
    share: {
      subject: (name) => `[Honjeo] ${name}正在共享位置`,
      lines: (name, { until }) => [
        `${name}在${until}之前共享位置。可以在下面查看。`,
        `${name}能看到您查看的时间，也可能提前结束共享。`,
      ],
    },
    answered: {
      subject: (name) => `[Honjeo] 另一位联系人正在联系${name}`,
      lines: (name, { by }) => [
        `另一位信任联系人${by}表示会确认${name}的情况。`,
        '您可以等待结果；如果担心，也可以自己打电话，或向韩国警方报警。',
      ],
    },
    answeredDuress: {
      subject: (name) => `[Honjeo] 另一位联系人正在确认${name}的情况`,
      lines: (name, { by }) => [
        `另一位信任联系人${by}表示会确认${name}的情况。`,
        `${DO_NOT_CALL}请向那位联系人确认是否已向韩国警方报警。`,
      ],
    },
    duress: {
      subject: (name) => `[Honjeo] 紧急：${name}暗中求助`,
      lines: (name) => [
        `${name}在不让别人察觉的情况下发出了求助。`,
        DO_NOT_CALL,
        '请立即向韩国警方报警（在韩国拨打112），并告知下面的内容和位置。',
      ],
    },
    call: {
      subject: (name) => `[Honjeo] ${name}发出了求助`,
      lines: (name) => [`${name}向信任联系人发出了求助。`, `请马上给${name}打电话。`, CALL_OR_REPORT],
    },
    callAgain: {
      subject: (name) => `[Honjeo] 再次提醒：${name}发出了求助`,
      lines: (name, { by }) => [
        `${name}向信任联系人发出了求助。${by === '' ? '还没有人确认。' : ''}`,
        `请马上给${name}打电话。`,
        CALL_OR_REPORT,
      ],
    },
    overdue: {
      subject: (name) => `[Honjeo] ${name}过了返回时间仍没有消息`,
      lines: (name) => [
        `已经过了${name}约定返回的时间，但还没有报平安。`,
        `请先给${name}打电话。也可能是手机关机，或忘了报平安。`,
        THEN_REPORT,
      ],
    },
    stillOpen: {
      subject: (name) => `[Honjeo] 再次提醒：仍没有${name}的消息`,
      lines: (name) => [`${name}还没有报平安。`, `请再给${name}打一次电话。`, THEN_REPORT],
    },
    unanswered: {
      subject: (name) => `[Honjeo] 再次提醒：仍没有${name}的消息`,
      lines: (name) => [`${name}还没有报平安，也没有人确认。`, `请再给${name}打一次电话。`, THEN_REPORT],
    },
    safe: {
      subject: (name) => `[Honjeo] ${name}已报平安`,
      lines: (name) => [`${name}已报平安。`, NOTHING_TO_DO],
    },
    cancelled: {
      subject: (name) => `[Honjeo] ${name}取消了平安返回计时`,
      lines: (name) => [`${name}取消了平安返回计时。`, NOTHING_TO_DO],
    },
    reached: {
      subject: (name) => `[Honjeo] 已联系上${name}`,
      lines: (name, { by }) => [`另一位信任联系人${by}已联系上${name}。`, NOTHING_TO_DO],
    },
    closed: {
      subject: (name) => `[Honjeo] ${name}的提醒已关闭`,
      lines: (name) => [
        `在没有${name}平安消息的情况下，提醒已关闭。此后不再就此事发送邮件。`,
        '这并不表示平安。如仍联系不上，请向韩国警方报警（在韩国拨打112）。',
      ],
    },
  },
  pushes: {
    invited: (name) => `${name}请您做TA的信任联系人。请点按回答。`,
    drill: (name) => `这是测试。${name}没有出事。请点按，告诉对方已收到。`,
    share: (name) => `${name}正在共享位置。点按即可查看。`,
    answered: (name) => `另一位联系人正在确认${name}的情况。请点按查看。`,
    duress: (name) => `${name}暗中求助。请不要给本人打电话，请报警。点按可查看位置。`,
    stillOpen: (name) => `仍没有${name}的消息。有人正在确认，但事情还没有结束。`,
    unanswered: (name) => `仍没有${name}的消息，也没有人确认。请立即点按。`,
    call: (name) => `${name}发出了求助。请马上打电话，并点按查看位置。`,
    overdue: (name) => `${name}过了返回时间仍没有消息。请先打电话，再点按查看。`,
    safe: (name) => `${name}已报平安。您不需要再做什么。`,
    cancelled: (name) => `${name}取消了平安返回计时。您不需要再做什么。`,
    reached: (name) => `另一位联系人已联系上${name}。`,
    closed: (name) => `在没有${name}平安消息的情况下，提醒已关闭。如仍联系不上，请报警。`,
    answeredDuress: (name) => `另一位联系人正在确认${name}的情况。请不要给本人打电话。`,
    callAgain: (name) => `再次提醒：${name}发出了求助。请马上打电话，并点按查看位置。`,
  },
  texts: {
    subject: '[Honjeo] 信任联系人提醒',
    from: '[Honjeo]',
    asked: (name, link) => [
      `${name}想问：TA独自旅行未能按时返回时，可以给这个号码发短信吗？`,
      '请在这里回答。您回答之前，我们不会发送其他短信。',
      link,
      '如果您不认识TA，请在同一页面拒绝。之后任何人都不能再向这个号码提出请求。',
    ],
  },
  moment: ({ month, day, weekday, hour, minute }) =>
    `${month}月${day}日(周${WEEKDAYS.charAt(weekday)}) ${hour}:${minute}（韩国时间）`,
  age: (total) => {
    const { days, hours, minutes } = parted(total)
    if (days > 0) return `${days}天前`
    if (hours > 0) return `${hours}小时${minutes === 0 ? '' : `${minutes}分钟`}前`
    return minutes === 0 ? '刚刚' : `${minutes}分钟前`
  },
  late: (at) => `发送延迟了，原本应在${at}发送。`,
  answeredBy: (contact) => `另一位联系人（${contact}）表示会联系，但事情还没有结束。`,
  answerHere: (link) => `如果您会去联系，请点这里告知其他联系人：${link}`,
  doing: (title) => `出门做什么：${title}`,
  note: (text) => `留言：${text}`,
  left: (at) => `出发时间：${at}`,
  planned: (at) => `约定返回时间：${at}`,
  unnamed: '独自外出',
  alarm: '发出了求助',
  noPosition: '最后位置：没有收到位置。',
  position: (age, at, accuracy) => `最后位置：${age}（${at}），误差约${accuracy}`,
  grid: (number, sound) => `国家地点编号：${number}（读法：${sound}）。韩国警方和救援机构用它找到位置。`,
  map: (link) => `地图：${link}`,
  coordinates: (at) => `纬度、经度：${at}`,
  battery: (percent) => `当时电量：${percent}%`,
  maybeElsewhere: '现在可能已在别处。',
  abroad: '在韩国以外拨打119和112接不到韩国。怎样联系韩国警方，请看上面链接的页面。',
  afterAgreeing: (name) => [
    '同意之后：',
    `- 如果${name}到约定时间还没有报平安，我们会发邮件通知您。`,
    '- 您可以看到TA出门做什么，以及最后的位置。',
    '- 如果改变主意，随时可以用同一个链接停止。',
    '',
    '如果您不认识对方，请忽略这封邮件。',
  ],
  inEarnest: (name) => [
    '如果是真的提醒，请这样做：',
    `1. 先给${name}打电话。`,
    '2. 如果联系不上，请向韩国救援机构（在韩国拨打119）或警方（在韩国拨打112）报警，并告知邮件里的最后位置。',
    '3. 在链接的页面上回答，其他联系人也会知道。',
  ],
  statusHere: (link) => `查看现在的情况：${link}`,
  neverAgain: (link) => `如果不想再收到任何人的这类请求：${link}`,
  notAnEmergencyService: 'Honjeo不是紧急救援机构。在韩国遇到危急情况，请立即拨打119（救援）或112（警察）。',
  howToStop: (link) => `如果不想再收到提醒，可以在这里停止：${link}`,
}
