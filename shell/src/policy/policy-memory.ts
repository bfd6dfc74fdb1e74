const KEY = 'policy-notice';

/** Whether the question about the data policy was put off in this tab. */
export const isPolicyNoticeHidden = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Puts it off until the tab is closed. */
export const hidePolicyNotice = (): void => sessionStorage.setItem(KEY, 'yes');
