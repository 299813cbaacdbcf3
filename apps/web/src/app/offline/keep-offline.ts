/**
 * Registers the service worker that caches the app, and reports new versions. `onKept` is called once
 * everything is cached on the device, which takes some seconds on the first visit. `onUpdate` receives a
 * function that activates the new version; the page decides when to call it, because it reloads the page. If
 * registration fails, the only consequence is that the network is needed next time.
 */
export async function keepOffline(
  container: ServiceWorkerContainer,
  page: Document,
  { onKept, onUpdate }: { readonly onKept: () => void; readonly onUpdate: (bringIn: () => void) => void },
): Promise<void> {
  const reload = () => page.location.reload();
  let isFirst = container.controller === null;
  let isAsked = false;
  if (!isFirst) onKept();
  container.addEventListener('controllerchange', () => {
    onKept();
    if (isAsked) reload();
    else if (!isFirst) onUpdate(reload);
    isFirst = false;
  });

  const registration = await container
    .register('./service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !container.controller) return;
    onUpdate(() => {
      isAsked = true;
      waiting.postMessage('take-over', { transfer: [] });
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
