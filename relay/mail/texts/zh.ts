import type { MailTexts } from "./mail-texts.ts";

export const zh: MailTexts = {
  hello: "{name}，你好：",
  helloNobody: "你好：",
  reminder: {
    subject: "你的每日提醒",
    heading: "给自己一点时间",
    body: "这是你设定的提醒时间。大约只需一分钟，漏一天也没关系。",
    button: "打开 Hearken",
  },
  confirmation: {
    subject: "提醒已设置",
    heading: "提醒已设置",
    body: "从现在起，我们会在每天 {time}（{zone}）给你发邮件。你可以随时更改或停止。",
    button: "打开 Hearken",
  },
  test: {
    subject: "你的测试邮件",
    heading: "一切正常",
    body: "这是你要求发送的测试邮件。提醒会发送到这个地址。",
    button: "打开 Hearken",
  },
  summary: {
    subject: "你的摘要已准备好",
    heading: "你的摘要已准备好",
    body: "你的账号里有一份新的摘要，方便时再看就好。",
    button: "在 Hearken 中查看",
  },
  weekly: {
    subject: "你的一周回顾可以看了",
    heading: "你的一周回顾可以看了",
    body: "如果愿意，现在可以回顾上一周。不用着急。",
    button: "打开 Hearken",
  },
  why: {
    reminders: "你收到这封邮件，是因为你开启了邮件提醒。",
    summaries: "你收到这封邮件，是因为你的设置中开启了摘要。",
    weekly: "你收到这封邮件，是因为你的设置中开启了每周通知。",
  },
  unsubscribe: "不再接收此类邮件",
  settings: "更改接收的内容",
  copyLink: "如果按钮无法使用，请把这个地址复制到浏览器中：",
  account: {
    confirm: {
      subject: "请确认你的邮箱地址",
      heading: "请确认你的邮箱地址",
      body: "再完成这一步，你的账号就可以使用了。链接一小时内有效，只能使用一次。",
      button: "确认我的地址",
      why: "你收到这封邮件，是因为有人用这个地址注册。如果不是你本人，无需任何操作。",
    },
    recover: {
      subject: "请设置新密码",
      heading: "请设置新密码",
      body: "请打开链接设置新密码。链接一小时内有效，只能使用一次。",
      button: "设置新密码",
      why: "你收到这封邮件，是因为有人为这个地址申请了新密码。如果不是你本人，你的密码不会改变。",
    },
    link: {
      subject: "你的登录链接",
      heading: "轻点一下即可登录",
      body: "打开链接即可登录。链接一小时内有效，只能使用一次。",
      button: "登录",
      why: "你收到这封邮件，是因为有人为这个地址申请了登录链接。如果不是你本人，无需任何操作。",
    },
  },
};
