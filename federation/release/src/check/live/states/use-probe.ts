/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Counts calls that leave no trace in a page's state. Install before `installStateProbe`. */
export const installUseProbe = (): void => {
  const uses = new Map<string, number>();
  const limits = new Map<string, number>();
  const count = (owner: object | undefined, name: string, use: string, most = 0): void => {
    const original = owner && (Reflect.get(owner, name) as unknown);
    if (typeof original !== 'function') return;
    limits.set(use, most);
    Object.defineProperty(owner, name, {
      configurable: true,
      enumerable: true,
      writable: true,
      value: function (this: unknown, ...given: unknown[]): unknown {
        uses.set(use, (uses.get(use) ?? 0) + 1);
        return Reflect.apply(original, this, given);
      },
    });
  };
  const { prototype: worker } = globalThis.ServiceWorkerRegistration ?? {};
  count(worker, 'unregister', 'unregisters the service worker');
  count(
    globalThis.ServiceWorkerContainer?.prototype,
    'getRegistrations',
    'asks for the service workers of the shop',
  );
  count(window, 'print', 'prints by itself');
  count(document, 'open', 'writes the document anew');
  count(document, 'write', 'writes the document anew');
  count(globalThis.CSS, 'registerProperty', 'registers a property of styles for the whole document');
  count(navigator, 'vibrate', 'makes the device vibrate');
  count(navigator, 'registerProtocolHandler', 'registers a handler of addresses');
  count(Notification, 'requestPermission', 'asks for a permission by itself');
  count(navigator.geolocation, 'getCurrentPosition', 'asks for a permission by itself');
  count(navigator.geolocation, 'watchPosition', 'asks for a permission by itself');
  count(navigator.mediaDevices, 'getUserMedia', 'asks for a permission by itself');
  count(Element.prototype, 'requestFullscreen', 'takes the whole screen by itself');
  count(history, 'pushState', 'floods the history', 20);
  count(history, 'replaceState', 'floods the history', 20);
  const { startViewTransition: begin } = Document.prototype;
  let changing = 0;
  const endChange = (): void => void (changing -= 1);
  if (typeof begin === 'function')
    Document.prototype.startViewTransition = function (...given) {
      const transition = Reflect.apply(begin, this, given) as ReturnType<typeof begin>;
      changing += 1;
      transition.updateCallbackDone.then(endChange, endChange);
      return transition;
    };
  const MAX_ENTRIES = 20;
  let entries = history.length;
  Object.assign(window, {
    gateUses: () => {
      if (history.length - entries > MAX_ENTRIES) uses.set('floods the history', Infinity);
      entries = history.length;
      if (changing > 0) uses.set('holds a transition in which nothing is drawn', Infinity);
      const found = [...uses].filter(([use, number]) => number > (limits.get(use) ?? 0)).map(([use]) => use);
      uses.clear();
      return found;
    },
  });
};

/** Uses since the last reading that no page needs. */
export const takeUses = (): string[] => (window as unknown as { gateUses: () => string[] }).gateUses();
