import { answerNavigation, dropFormerCaches, keepOfflinePages } from './offline.ts';
import { openPush, showPush, tellOfSubscription } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

// A browser knows by these what the worker wants to be woken for: they stand here, and nowhere later.
self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropFormerCaches());
});

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const { answer, done } = answerNavigation(event.request);
  event.respondWith(answer);
  event.waitUntil(done);
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(tellOfSubscription());
});
