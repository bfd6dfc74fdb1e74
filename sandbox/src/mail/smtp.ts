import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import type { Mailbox } from './mailbox.js';

const MAX_BYTES = 5_000_000;

export const smtpServer = (mailbox: Mailbox): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          mailbox.add({
            from: mail.from?.address ?? (mailFrom === false ? '' : mailFrom.address),
            to: rcptTo.map(({ address }: SMTPServerAddress) => address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
          });
          done();
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
