import '../manager';
