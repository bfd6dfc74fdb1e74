export { MAIL_LANE, Mailer, type Mail } from './mailer.js';
export { MailModule } from './mail.module.js';
