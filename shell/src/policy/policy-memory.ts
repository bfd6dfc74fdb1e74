const KEY = 'policy-notice';

export const isPolicyNoticeHidden = (): boolean => sessionStorage.getItem(KEY) !== null;

export const hidePolicyNotice = (): void => sessionStorage.setItem(KEY, 'yes');
